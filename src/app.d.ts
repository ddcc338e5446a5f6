declare global {
	/** Version of package.json, set at build time. */
	const __VERSION__: string;
}

export {};
