import { arc, box, ellipse, type Point, smooth } from './paths.ts';
import type { Sketch } from './sketch.ts';

type Colours = readonly [string, string, string];
export const FRIED: Colours = ['#f6cf86', '#d99640', '#94551d'];

/** Something round and baked or fried. */
export function ball(s: Sketch, x: number, y: number, r: number, colours: Colours, crumb = '#8a4f1e'): void {
  s.raise(s.blob(x, y, r, r, 0.025, 12), s.round(...colours), r * 0.16, 0.38);
  s.specks(s.scatter(9, x + r * 0.1, y + r * 0.12, r * 0.72), [crumb], r * 0.025, r * 0.06);
  s.line(arc(x, y, r * 0.74, 195, 262), '#fffbe8', r * 0.09, { opacity: 0.6 });
}

/** Slices of grilled beef fanned out, fat above, pink within. */
export function beefSlice(s: Sketch, x: number, y: number, width: number, height: number, degrees: number): void {
  s.place(x, y, degrees, () => {
    const [w, h] = [width / 2, height / 2];
    const d = `M${-w} ${-h * 0.72}Q${-w * 0.9} ${-h} ${-w * 0.4} ${-h}H${w * 0.5}Q${w} ${-h} ${w} ${-h * 0.6}V${h * 0.6}Q${w * 0.8} ${h} 0 ${h}Q${-w * 0.9} ${h} ${-w} ${h * 0.5}z`;
    s.raise(d, s.fall('#4a2118', '#6b2c22', '#3a1a12'), 7, 0.42);
    s.fill(
      `M${-w * 0.8} ${-h * 0.62}H${w * 0.84}V${h * 0.55}Q${w * 0.6} ${h * 0.86} 0 ${h * 0.86}Q${-w * 0.74} ${h * 0.84} ${-w * 0.8} ${h * 0.4}z`,
      s.fall('#96443a', '#d0655b', '#b94f47', '#8a3a31'),
    );
    s.fill(
      `M${-w * 0.92} ${-h * 0.66}Q${-w * 0.84} ${-h * 0.95} ${-w * 0.36} ${-h * 0.95}H${w * 0.48}Q${w * 0.92} ${-h * 0.95} ${w * 0.92} ${-h * 0.6}Q0 ${-h * 0.5} ${-w * 0.92} ${-h * 0.66}z`,
      s.fall('#fbeccb', '#edcf97', '#c99a58'),
    );
    s.line(
      `M${-w * 0.5} ${-h * 0.3}Q${-w * 0.1} 0 ${-w * 0.44} ${h * 0.4}M${w * 0.3} ${-h * 0.34}Q${w * 0.6} ${h * 0.1} ${w * 0.3} ${h * 0.5}`,
      '#f0b3a2',
      2,
      { opacity: 0.6 },
    );
  });
}

export function shrimp(s: Sketch, x: number, y: number, r: number, degrees: number): void {
  s.place(x, y, degrees, () => {
    s.line(arc(4, 6, r, 20, 270), '#20130a', r * 0.66, { opacity: 0.26 });
    s.fill(
      `M${r * 0.9} ${r * 0.2}l${r * 0.62} ${-r * 0.34}l${-r * 0.02} ${r * 0.4}l${r * 0.3} ${r * 0.36}l${-r * 0.72} ${r * 0.14}z`,
      '#e0603a',
    );
    s.line(arc(0, 0, r, 28, 270), '#e8744c', r * 0.66);
    s.line(arc(0, 0, r * 1.04, 34, 262), '#f9b48c', r * 0.42);
    s.line(arc(0, 0, r * 1.1, 60, 250), '#ffe3cf', r * 0.12, { opacity: 0.9 });
    for (const a of [62, 102, 142, 182, 222, 256]) {
      const [c, q] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
      s.line(`M${r * 0.7 * c} ${r * 0.7 * q}L${r * 1.32 * c} ${r * 1.32 * q}`, '#d9582f', r * 0.07, { opacity: 0.75 });
    }
  });
}

/** A fillet with the marks of the grill. */
export function fillet(
  s: Sketch,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  colours: Colours,
  marks = '#7a3d17',
): void {
  s.place(x, y, degrees, () => {
    const [l, w] = [length / 2, width / 2];
    const d = smooth([
      [-l, -w * 0.2],
      [-l * 0.62, -w * 0.86],
      [0, -w],
      [l * 0.6, -w * 0.74],
      [l, -w * 0.1],
      [l * 0.66, w * 0.62],
      [0, w * 0.96],
      [-l * 0.66, w * 0.84],
    ]);
    s.raise(d, s.round(...colours), 9, 0.36);
    s.inside(d, () => {
      for (let at = -l * 0.8; at < l; at += length / 7)
        s.line(`M${at} ${-w}L${at + w * 0.7} ${w}`, marks, 7, { opacity: 0.4 });
      s.line(`M${-l * 0.8} ${-w * 0.5}Q0 ${-w * 1.05} ${l * 0.8} ${-w * 0.45}`, '#fff8e4', 5, { opacity: 0.55 });
    });
  });
}

/** Torn, slow-cooked meat. */
export function shreds(s: Sketch, points: readonly Point[], size: number, colours: readonly string[]): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 180), () => {
      const long = size * s.between(0.7, 1.3);
      s.raise(s.blob(0, 0, long, size * s.between(0.22, 0.36), 0.16, 8), s.pick(colours), 3.5, 0.34);
      s.line(`M${-long * 0.7} -1Q0 ${-size * 0.1} ${long * 0.7} 1`, '#fff', 1.6, { opacity: 0.28 });
    });
  }
}

/** Chunks of stewed meat. */
export function chunks(s: Sketch, points: readonly Point[], size: number, colours: Colours): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 90), () => {
      s.raise(s.blob(0, 0, size, size * s.between(0.66, 0.86), 0.14, 7), s.round(...colours), 5, 0.36);
      s.line(`M${-size * 0.5} ${-size * 0.3}Q0 ${-size * 0.62} ${size * 0.45} ${-size * 0.34}`, '#fff', size * 0.09, {
        opacity: 0.34,
      });
    });
  }
}

/** Round slices of sausage. */
export function sausage(
  s: Sketch,
  points: readonly Point[],
  r: number,
  colours: Colours = ['#d98a6c', '#b2503c', '#7b2f25'],
): void {
  for (const [x, y] of points) {
    s.raise(ellipse(x, y, r, r * 0.92), s.round('#8f3a2a', '#6e2a1f', '#4c1a14'), 5, 0.36);
    s.fill(ellipse(x, y, r * 0.86, r * 0.8), s.round(...colours));
    s.specks(s.scatter(6, x, y, r * 0.6), ['#f2c7ad', '#8c3527'], r * 0.06, r * 0.12);
  }
}

export function friedEgg(s: Sketch, x: number, y: number, r: number): void {
  s.raise(s.blob(x, y, r, r * 0.92, 0.1, 9), s.round('#ffffff', '#fdf8ea', '#e8d9b4'), 6, 0.28);
  s.raise(ellipse(x + 4, y - 3, r * 0.4), s.round('#ffd873', '#f4ab2c', '#d37c12'), 3, 0.2);
  s.fill(ellipse(x - r * 0.1, y - r * 0.2, r * 0.1, r * 0.07), '#fff', 0.9);
}

/** A square of golden cheese or tapioca. */
export function goldenCube(
  s: Sketch,
  x: number,
  y: number,
  size: number,
  degrees: number,
  colours: Colours = FRIED,
): void {
  s.place(x, y, degrees, () => {
    s.raise(box(3, 5, size, size, size * 0.14), colours[2], 8, 0.36);
    s.fill(box(0, 0, size, size, size * 0.14), s.sweep(...colours));
    s.fill(box(-size * 0.02, -size * 0.02, size * 0.8, size * 0.8, size * 0.1), colours[0], 0.4);
    s.specks(s.scatter(12, 0, 0, size * 0.38), ['#fff3cf', '#b9732b', '#fbe0a4'], size * 0.025, size * 0.05);
  });
}

/** A scoop of ice cream. */
export function scoop(s: Sketch, x: number, y: number, r: number, colours: Colours): void {
  s.raise(s.blob(x, y, r, r, 0.07, 13), s.round(...colours), r * 0.14, 0.32);
  s.fill(
    s.blob(x - r * 0.05, y - r * 0.06, r * 0.8, r * 0.78, 0.05, 11),
    s.round('#ffffff', colours[0], colours[1]),
    0.75,
  );
  s.line(arc(x, y, r * 0.62, 20, 120), colours[2], r * 0.05, { opacity: 0.4 });
  s.line(arc(x, y, r * 0.6, 195, 262), '#fff', r * 0.09, { opacity: 0.85 });
}
