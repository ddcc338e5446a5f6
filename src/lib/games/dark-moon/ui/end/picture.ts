import type { CharacterId } from '../../content/characters';
import { PORTRAITS } from '../pieces/Portrait.svelte';

/** What the picture of a match tells, in words already chosen. */
export interface Told {
	winners: 'uninfected' | 'infected';
	heading: string;
	by: string;
	crewTitle: string;
	crew: { name: string; character: CharacterId; status: string; infected: boolean }[];
	momentsTitle: string;
	moments: string[];
}

/** Marks of the two sides on a 24 x 24 field. */
const MARKS = {
	infected:
		'M12 1.500 14 7.600a4.700 4.700 0 0 1 1.900 1.200L22 7.500l-4.300 4.700a5 5 0 0 1-.2 1.700l3.500 5.600-5.500-2.300a5 5 0 0 1-2 1L12 22.500l-1.500-4.300a5 5 0 0 1-2-1L3 19.500l3.500-5.600a5 5 0 0 1-.2-1.700L2 7.500l6.100 1.300A4.700 4.700 0 0 1 10 7.600zm0 9a2.300 2.300 0 1 0 0 4.600 2.300 2.300 0 0 0 0-4.600z',
	clear:
		'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.500 14.500L18 9l-1.700-1.700-5.800 5.800-2.800-2.800L6 12z'
};

/** Pixels. */
const WIDTH = 1080;
const EDGE = 72;
const ROW = 96;
const LINE = 46;

/** A PNG of how a match ended, drawn by hand in the colours now in use. Rejects where there is no canvas. */
export async function pictureOf(told: Told): Promise<Blob> {
	await lettersOf(JSON.stringify(told));
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	canvas.height = new Pen(canvas).draw(told);
	new Pen(canvas).draw(told);
	return new Promise((done, fail) =>
		canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
	);
}

/** The fonts are there before they are drawn with. */
const lettersOf = (text: string) =>
	Promise.all(
		['700 40px "Tektur Variable"', '500 40px "Sofia Sans Condensed Variable"'].map((font) =>
			document.fonts.load(font, text)
		)
	);

/** Draws from top to bottom. A first run, on paper of any height, tells how much is needed. */
class Pen {
	private readonly c: CanvasRenderingContext2D;
	private readonly style = getComputedStyle(document.documentElement);
	private y = 0;

	constructor(canvas: HTMLCanvasElement) {
		this.c = canvas.getContext('2d')!;
	}

	/** Returns the height that the picture takes. */
	draw({ winners, heading, by, crewTitle, crew, momentsTitle, moments }: Told): number {
		const bad = winners === 'infected';
		this.sky(bad);
		this.text(heading, `700 84px ${this.font('display')}`, bad ? 'alarm-text' : 'phosphor', 88);
		this.y += 16;
		this.text(by, `500 40px ${this.font('read')}`, 'text', LINE);
		this.title(crewTitle);
		for (const person of crew) this.person(person);
		if (moments.length) this.title(momentsTitle);
		for (const moment of moments) this.moment(moment);
		this.y += 40;
		this.text('Dark Moon · Umbra', `600 30px ${this.font('display')}`, 'dim', 40);
		return this.y + EDGE - 30;
	}

	/** The moon and its ring over the ice, as on the station's own picture. */
	private sky(bad: boolean) {
		const { c } = this;
		const { height } = c.canvas;
		c.fillStyle = this.colour('void');
		c.fillRect(0, 0, WIDTH, height);
		const glow = c.createRadialGradient(WIDTH / 2, 320, 40, WIDTH / 2, 320, 900);
		glow.addColorStop(0, this.colour(bad ? 'alarm-well' : 'glass'));
		glow.addColorStop(1, this.colour('void'));
		c.fillStyle = glow;
		c.fillRect(0, 0, WIDTH, height);
		c.lineWidth = 4;
		c.strokeStyle = this.colour('amber-low');
		c.fillStyle = this.colour('amber-well');
		c.beginPath();
		c.arc(WIDTH - 190, 150, 74, 0, 2 * Math.PI);
		c.fill();
		c.stroke();
		c.beginPath();
		c.ellipse(WIDTH - 190, 150, 138, 34, -0.35, 0.1, Math.PI - 0.1);
		c.stroke();
		c.strokeStyle = this.colour(bad ? 'alarm' : 'phosphor');
		c.lineWidth = 10;
		for (let sector = 0; sector < 6; sector++) {
			c.globalAlpha = bad ? 0.25 + 0.1 * sector : 0.9;
			c.beginPath();
			const from = Math.PI * (1 + (sector + 0.06) / 6);
			c.arc(300, 300, 190, from, from + (Math.PI * 0.88) / 6);
			c.stroke();
		}
		c.globalAlpha = 1;
		c.fillStyle = this.colour('edge');
		c.fill(
			new Path2D(
				'M130 300v-50l30-26h60l20 26v50zM256 300V196l24-16v-46h8v46l24 16v104zM332 300v-44a44 44 0 0 1 88 0v44z'
			)
		);
		c.fillRect(EDGE, 300, 500, 4);
		this.y = 350;
	}

	private title(text: string) {
		this.y += 44;
		this.text(text, `600 32px ${this.font('display')}`, 'bone', 44);
		this.y += 10;
	}

	private person({ name, character, status, infected }: Told['crew'][number]) {
		const { c, y } = this;
		const tone = infected ? 'alarm-text' : 'phosphor';
		c.fillStyle = this.colour(infected ? 'alarm-well' : 'hull');
		c.fillRect(EDGE, y, WIDTH - 2 * EDGE, ROW - 10);
		c.fillStyle = this.colour(tone);
		c.fillRect(EDGE, y, 6, ROW - 10);
		this.figure(PORTRAITS[character], EDGE + 24, y + 8, 70 / 32);
		c.font = `600 36px ${this.font('read')}`;
		const end = WIDTH - EDGE - 24;
		const wide = c.measureText(status).width;
		c.fillText(status, end - wide, y + 55);
		this.figure(MARKS[infected ? 'infected' : 'clear'], end - wide - 48, y + 25, 36 / 24);
		c.fillStyle = this.colour('text');
		c.font = `600 42px ${this.font('read')}`;
		c.fillText(this.cut(name, end - wide - 60 - (EDGE + 118)), EDGE + 118, y + 57);
		this.y += ROW;
	}

	private moment(text: string) {
		const from = this.y;
		this.text(text, `500 36px ${this.font('read')}`, 'text', LINE, EDGE + 28);
		this.c.fillStyle = this.colour('amber');
		this.c.fillRect(EDGE, from + 6, 6, this.y - from - 6);
		this.y += 14;
	}

	private figure(path: string, x: number, y: number, scale: number) {
		const { c } = this;
		c.save();
		c.translate(x, y);
		c.scale(scale, scale);
		c.fill(new Path2D(path), 'evenodd');
		c.restore();
	}

	/** Writes words into as many lines as they need. */
	private text(text: string, font: string, tone: string, line: number, left = EDGE) {
		const { c } = this;
		c.font = font;
		c.fillStyle = this.colour(tone);
		let row = '';
		const write = () => {
			this.y += line;
			c.fillText(row, left, this.y - line * 0.22);
		};
		for (const word of text.split(' ')) {
			const longer = row ? `${row} ${word}` : word;
			if (row && c.measureText(longer).width > WIDTH - EDGE - left) {
				write();
				row = word;
			} else row = longer;
		}
		write();
	}

	private cut(text: string, wide: number): string {
		let short = text;
		while (short.length > 1 && this.c.measureText(short === text ? text : `${short}…`).width > wide)
			short = short.slice(0, -1);
		return short === text ? text : `${short.trimEnd()}…`;
	}

	private colour = (token: string) => this.style.getPropertyValue(`--${token}`).trim();
	private font = (token: 'display' | 'read') => this.style.getPropertyValue(`--${token}`).trim();
}
