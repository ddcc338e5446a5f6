import { createServer } from 'vite';

/** Loads a module of `src`, such as `/src/lib/games/index.ts`. */
export type Load = <Module>(path: string) => Promise<Module>;

/** Runs the app's own sources in this process, as the unit tests do, and lets go of them afterwards. */
export async function withSources<T>(use: (load: Load) => Promise<T>): Promise<T> {
	const vite = await createServer({
		mode: 'test',
		appType: 'custom',
		logLevel: 'error',
		server: { middlewareMode: true, ws: false, watch: null }
	});
	try {
		return await use(<Module>(path: string) => vite.ssrLoadModule(path) as Promise<Module>);
	} finally {
		await vite.close();
	}
}
