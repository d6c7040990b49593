import { arc, box, ellipse, type Point, polygon } from './paths.ts';
import type { Sketch } from './sketch.ts';

const MID: Point = [400, 300];

const tiles = {
  sand: ['#f1ede0', '#e1ddcc', '#c6bfa6'],
  sage: ['#cbdccf', '#a8c6b3', '#7fa892'],
  green: ['#25685a', '#124a40', '#082c26'],
  clay: ['#ecd0b8', '#dcb394', '#bf8562'],
} as const;

/** The quiet ground under a dish. */
export function tile(s: Sketch, tone: keyof typeof tiles): void {
  s.fill(box(400, 300, 800, 600, 0), s.sweep(...tiles[tone]));
  s.glow(180, 90, 520, 400, '#fffdf2', tone === 'green' ? 0.12 : 0.4);
}

/** The two shadows of something standing on the table. */
export function ground(s: Sketch, d: string, height = 1): void {
  s.shade(d, 0.3, 16, '#0a1f1a', [16 * height, 26 * height]);
  s.shade(d, 0.32, 5, '#0a1f1a', [5 * height, 8 * height]);
}

/** The same for something round. */
export function groundDisc(s: Sketch, x: number, y: number, r: number, height = 1): void {
  s.discShade(x + 16 * height, y + 26 * height, r, 16, 0.36);
  s.discShade(x + 5 * height, y + 8 * height, r, 5, 0.36);
}

const glazes = {
  white: ['#fffefa', '#f7f2e6', '#d9d0ba'],
  stone: ['#7d8480', '#565d5a', '#30363a'],
  sage: ['#b5d0bf', '#8fb59f', '#5f8c75'],
  clay: ['#dc9670', '#c0704b', '#8a4a2d'],
  green: ['#2f7263', '#17544a', '#0a332c'],
  saffron: ['#f0cb7b', '#ddaa4b', '#a87729'],
} as const;
export type Glaze = keyof typeof glazes;

export function plate(s: Sketch, r = 240, glaze: Glaze = 'white', [x, y]: Point = MID): void {
  const [light, middle, dark] = glazes[glaze];
  groundDisc(s, x, y, r);
  s.fill(ellipse(x, y, r), s.round(light, middle, dark));
  s.line(arc(x, y, r - 2.5, 175, 275), light, 3, { opacity: 0.8 });
  s.line(arc(x, y, r - 2, -20, 110), dark, 4, { opacity: 0.6 });
  s.fill(ellipse(x, y, r * 0.76), s.sweep(dark, middle, light));
  s.fill(ellipse(x, y, r * 0.745), s.round(middle, light, middle));
}

/** A deep vessel filled up to `fill`; what is drawn inside is cut by its wall. */
export function bowl(
  s: Sketch,
  { r = 225, glaze = 'white' as Glaze, depth = 0.83, fill, at: [x, y] = MID }: BowlOptions,
  contents: () => void,
): void {
  const [light, middle, dark] = glazes[glaze];
  groundDisc(s, x, y, r, 1.15);
  s.fill(ellipse(x, y, r), s.round(light, middle, dark));
  s.line(arc(x, y, r - 3, 170, 280), '#fff', 3, { opacity: 0.4 });
  s.fill(ellipse(x, y, r * 0.93), s.sweep(dark, middle, light));
  filled(s, x, y, r * depth, fill, contents);
}
type BowlOptions = { r?: number; glaze?: Glaze; depth?: number; fill: string; at?: Point };

function filled(s: Sketch, x: number, y: number, r: number, fill: string, contents: () => void): void {
  s.fill(ellipse(x, y, r), fill);
  s.inside(ellipse(x, y, r), () => {
    contents();
    s.wallShade(x, y, r);
  });
}

/** The black-brown clay pot of Espírito Santo, with its two handles. */
export function clayPot(s: Sketch, fill: string, contents: () => void): void {
  const [x, y] = MID;
  const handles = `${box(x - 232, y, 66, 96, 26)}${box(x + 232, y, 66, 96, 26)}`;
  groundDisc(s, x, y, 232, 1.2);
  ground(s, handles, 0.7);
  s.fill(handles, s.fall('#7a5040', '#3f281f', '#2a1a14'));
  s.fill(ellipse(x, y, 232), s.round('#8a5f4b', '#543629', '#2a1a13'));
  s.line(arc(x, y, 228, 165, 285), '#c99a80', 5, { opacity: 0.6 });
  s.fill(ellipse(x, y, 211), s.sweep('#1c110c', '#4a2f24', '#8b5c46'));
  filled(s, x, y, 194, fill, contents);
}

/** An iron skillet, its handle to the lower right. */
export function skillet(s: Sketch, fill: string, contents: () => void): void {
  const [x, y] = MID;
  s.place(x, y, 38, () => {
    ground(s, box(290, 0, 190, 54, 27), 0.6);
    s.fill(box(280, 0, 210, 54, 27), s.fall('#5d6260', '#34383a', '#1f2325'));
    s.fill(ellipse(352, 0, 13), '#12201d');
  });
  groundDisc(s, x, y, 226);
  s.fill(ellipse(x, y, 226), s.round('#6a706e', '#3a3f40', '#1c2021'));
  s.line(arc(x, y, 223, 165, 285), '#aab0ac', 4, { opacity: 0.7 });
  s.fill(ellipse(x, y, 207), s.sweep('#141718', '#2e3334', '#5d6361'));
  filled(s, x, y, 194, fill, contents);
}

function grain(s: Sketch, x: number, y: number, width: number, height: number): void {
  for (let row = 0; row < 9; row += 1) {
    const at = y - height / 2 + ((row + s.between(0.2, 0.8)) * height) / 9;
    const bend = s.between(-14, 14);
    s.line(
      `M${x - width / 2} ${at}q${width / 4} ${bend} ${width / 2} 0t${width / 2} ${-bend * 0.4}`,
      s.pick(['#5a361d', '#6b4325']),
      s.between(1.5, 3.5),
      { opacity: 0.28 },
    );
  }
}

export function roundBoard(s: Sketch, r = 240, [x, y]: Point = MID): void {
  groundDisc(s, x, y, r, 0.8);
  s.fill(ellipse(x, y, r), s.round('#c08d60', '#9a6840', '#6b4123'));
  s.inside(ellipse(x, y, r), () => grain(s, x, y, r * 2, r * 2));
  s.line(ellipse(x, y, r - 12), '#5a361d', 3, { opacity: 0.35 });
  s.line(arc(x, y, r - 3, 165, 285), '#e6bd92', 4, { opacity: 0.7 });
}

export function board(s: Sketch, width = 580, height = 370, degrees = 0): void {
  s.place(MID[0], MID[1], degrees, () => {
    ground(s, box(0, 0, width, height, 44), 0.8);
    s.fill(box(0, 0, width, height, 44), s.sweep('#bd8a5e', '#9a6840', '#71472a'));
    s.inside(box(0, 0, width, height, 44), () => grain(s, 0, 0, width, height));
    s.line(box(0, 0, width - 36, height - 36, 32), '#4f2f18', 5, { opacity: 0.34 });
    s.line(`M${-width / 2 + 44} ${-height / 2 + 3}h${width - 100}`, '#e6bd92', 4, { opacity: 0.7 });
  });
}

/** A sheet of kitchen paper under fried things. */
export function paper(s: Sketch, size: number, degrees: number, [x, y]: Point = MID): void {
  s.place(x, y, degrees, () => {
    const a = size / 2;
    const sheet = polygon([
      [-a, -a * 0.94],
      [a * 0.96, -a],
      [a, a * 0.95],
      [-a * 0.95, a],
    ]);
    s.raise(sheet, s.sweep('#fffdf5', '#f6f0e0', '#e4dbc4'), 6, 0.25);
    s.line(box(0, 0, size * 0.86, size * 0.86, 4), '#70a288', 4, { opacity: 0.5 });
  });
}

/** A small sauce dish. */
export function ramekin(s: Sketch, at: Point, r: number, sauce: string, glaze: Glaze = 'white'): void {
  bowl(s, { r, glaze, depth: 0.8, fill: sauce, at }, () => {
    s.line(arc(at[0], at[1], r * 0.55, 190, 262), '#fff', r * 0.08, { opacity: 0.6 });
    s.line(arc(at[0], at[1], r * 0.48, 25, 70), '#fff', r * 0.05, { opacity: 0.3 });
  });
}

/** A folded napkin peeking out from under the dish. */
export function napkin(
  s: Sketch,
  [x, y]: Point,
  degrees: number,
  colours: readonly [string, string] = ['#f3eee0', '#d5ccb4'],
): void {
  s.place(x, y, degrees, () => {
    s.shade(box(8, 12, 250, 330, 8), 0.25, 8);
    s.fill(box(0, 0, 250, 330, 8), s.sweep(...colours));
    s.line('M-62 -160v320M62 -160v320', colours[1], 3, { opacity: 0.8 });
    s.line('M-104 -160v320', '#c0704b', 5, { opacity: 0.55 });
  });
}

/** A steel spoon or fork, head up. */
export function cutlery(s: Sketch, kind: 'spoon' | 'fork', [x, y]: Point, degrees: number, scale = 1): void {
  s.place(
    x,
    y,
    degrees,
    () => {
      const handle = 'M-7 -20h14l5 210q0 14 -12 14t-12 -14z';
      const head =
        kind === 'spoon'
          ? ellipse(0, -72, 36, 58)
          : 'M-30 -136v58q0 44 22 62h16q22 -18 22 -62v-58h-9v58h-8v-58h-9v58h-8v-58h-9v58h-8v-58z';
      s.shade(`${handle}${head}`, 0.34, 4, '#0a1f1a', [6, 8]);
      s.fill(handle, s.sweep('#f4f5f2', '#b9bfbb', '#7f8784'));
      s.fill(head, s.sweep('#fbfcfa', '#c6cbc8', '#868e8b'));
      if (kind === 'spoon') s.fill(ellipse(2, -70, 27, 47), s.sweep('#8e9693', '#cfd4d1', '#f6f7f5'));
    },
    scale,
  );
}
