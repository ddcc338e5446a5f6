/** What can be chosen; `system` follows the device. */
const CHOICES = {
	theme: ['system', 'dark', 'light', 'stark'],
	motion: ['system', 'less']
} as const;

type Look = keyof typeof CHOICES;
export type Choice<L extends Look> = (typeof CHOICES)[L][number];

const kept = <L extends Look>(look: L): Choice<L> => {
	try {
		const value = localStorage.getItem(`umbra.${look}`) as Choice<L>;
		return (CHOICES[look] as readonly Choice<L>[]).includes(value) ? value : 'system';
	} catch {
		return 'system';
	}
};

/**
 * How the app looks on this device. The script in app.html puts a choice into force (`data-theme`,
 * `data-motion` of the root), before the first paint and again at every `umbra:looks`.
 */
class Looks {
	theme = $state<Choice<'theme'>>('system');
	motion = $state<Choice<'motion'>>('system');

	/** Reads what is kept; call it in the browser. */
	read() {
		this.theme = kept('theme');
		this.motion = kept('motion');
	}

	/** Keeps a choice on this device and puts it into force. */
	choose<L extends Look>(look: L, choice: Choice<L>) {
		try {
			if (choice === 'system') localStorage.removeItem(`umbra.${look}`);
			else localStorage.setItem(`umbra.${look}`, choice);
		} catch {
			// Storage may be forbidden; the device decides then.
		}
		this.read();
		dispatchEvent(new Event('umbra:looks'));
	}
}

export const looks = new Looks();

/** A duration in milliseconds, or none for those who want things to stand still. */
export const still = (duration: number) =>
	document.documentElement.dataset.motion === 'less' ? 0 : duration;
