/** How long the browser may take to begin, ms. */
const BEGINNING = 10_000;

/** Hands the person a file of JSON to keep. */
export function download(name: string, text: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), BEGINNING);
}
