import { defineConfig } from '@vite-pwa/assets-generator/config';

const png = { compressionLevel: 9, quality: 90 };
/** The picture fills its square, so no size gets a margin of its own. */
const full = { padding: 0, resizeOptions: { fit: 'cover', background: '#0a0d0c' } };

export default defineConfig({
	root: '.',
	images: ['static/icon.svg'],
	preset: {
		transparent: { ...full, sizes: [64, 192, 512], favicons: [[48, 'favicon.ico']] },
		maskable: { ...full, sizes: [512] },
		apple: { ...full, sizes: [180] },
		png
	}
});
