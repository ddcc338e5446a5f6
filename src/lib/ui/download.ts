/** How long the browser may take to begin, ms. */
const BEGINNING = 10_000;

/** Hands the person a file to keep; a text is one of JSON. */
export function download(name: string, content: string | Blob): void {
	const blob =
		typeof content === 'string' ? new Blob([content], { type: 'application/json' }) : content;
	const link = document.createElement('a');
	link.href = URL.createObjectURL(blob);
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), BEGINNING);
}

/**
 * Lets the person pass a file on to an app of theirs; where the browser cannot, hands it to them to
 * keep. `dropped`: the person thought better of it.
 */
export async function shareFile(file: File): Promise<'shared' | 'saved' | 'dropped'> {
	const { canShare } = navigator as Partial<Navigator>;
	if (canShare?.call(navigator, { files: [file] })) {
		try {
			await navigator.share({ files: [file] });
			return 'shared';
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return 'dropped';
		}
	}
	download(file.name, file);
	return 'saved';
}
