/** Version of the rules: grows whenever a match that began under the older ones would play otherwise. */
export const RULES = 1;
