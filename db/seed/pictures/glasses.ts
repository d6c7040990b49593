import { arc, box, ellipse, type Point } from './paths.ts';
import type { Sketch } from './sketch.ts';
import { groundDisc, plate } from './vessels.ts';

const MID: Point = [400, 300];

export function coaster(s: Sketch, r: number, colours: readonly [string, string, string]): void {
  groundDisc(s, 400, 300, r, 0.45);
  s.fill(ellipse(400, 300, r), s.round(...colours));
  s.line(ellipse(400, 300, r - 13), '#fff', 3, { opacity: 0.28 });
}

/** A tumbler from above: the colour it throws on the table, its rim, the drink, then the light on the glass. */
export function glass(
  s: Sketch,
  { r = 170, drink, glow, at: [x, y] = MID }: { r?: number; drink: string; glow: string; at?: Point },
  contents: () => void,
): void {
  s.discShade(x + 22, y + 34, r, 16, 0.4);
  s.glow(x + r * 0.4, y + r * 0.52, r * 0.95, r * 0.95, glow, 0.75);
  s.fill(ellipse(x, y, r), s.sweep('#ffffff', '#cfdcd6', '#f4f8f6'), 0.72);
  s.line(ellipse(x, y, r - 2), '#ffffff', 4, { opacity: 0.85 });
  s.line(ellipse(x, y, r * 0.93), '#4c6b61', 2.5, { opacity: 0.35 });
  s.fill(ellipse(x, y, r * 0.9), drink);
  s.inside(ellipse(x, y, r * 0.9), () => {
    contents();
    s.line(ellipse(x, y, r * 0.88), '#1a0e06', r * 0.07, { opacity: 0.14 });
  });
  s.line(arc(x, y, r * 0.95, 188, 262), '#fff', r * 0.065);
  s.line(arc(x, y, r * 0.95, 20, 62), '#fff', r * 0.04, { opacity: 0.75 });
}

export function ice(s: Sketch, x: number, y: number, size: number, degrees: number): void {
  s.place(x, y, degrees, () => {
    s.fill(box(4, 6, size, size, size * 0.2), '#20392f', 0.2);
    s.fill(box(0, 0, size, size, size * 0.2), s.sweep('#ffffff', '#e9f3ee', '#b9d3c8'), 0.86);
    s.fill(box(size * 0.04, size * 0.04, size * 0.62, size * 0.62, size * 0.14), '#ffffff', 0.55);
    s.line(box(0, 0, size - 3, size - 3, size * 0.19), '#ffffff', 3, { opacity: 0.95 });
  });
}

export function straw(
  s: Sketch,
  from: Point,
  degrees: number,
  length: number,
  colours: readonly [string, string],
): void {
  s.place(from[0], from[1], degrees, () => {
    s.shade(box(length / 2, 0, length, 20, 10), 0.34, 5, '#0a1f1a', [6, 12]);
    s.fill(box(length / 2, 0, length, 21, 10), s.fall('#fff', colours[0], colours[1]));
    s.fill(ellipse(length - 5, 0, 6, 9), '#3a2a1a', 0.45);
  });
}

/** A cup with its handle to the right, on a saucer. */
export function cup(s: Sketch, drink: string, contents: () => void): void {
  plate(s, 232);
  s.place(400, 300, -28, () => {
    s.raise(box(158, 0, 104, 50, 25), s.fall('#fffefa', '#efe9da', '#cfc6ae'), 8, 0.3);
  });
  groundDisc(s, 400, 300, 142, 0.9);
  s.fill(ellipse(400, 300, 142), s.round('#fffefa', '#f4efe2', '#d6ccb5'));
  s.fill(ellipse(400, 300, 128), s.sweep('#c9bfa8', '#ece5d5', '#fffdf6'));
  s.fill(ellipse(400, 300, 117), drink);
  s.inside(ellipse(400, 300, 117), contents);
}

/** The top of a drinks can, with its tab. */
export function can(s: Sketch, [x, y]: Point, r: number, colours: readonly [string, string, string]): void {
  s.discShade(x + 22, y + 34, r, 14, 0.42);
  s.fill(ellipse(x, y, r), s.sweep(...colours));
  s.fill(ellipse(x, y, r * 0.9), s.sweep('#ffffff', '#b4bbb8', '#7d8583'));
  s.fill(ellipse(x, y, r * 0.82), s.sweep('#7e8684', '#c3c9c6', '#f2f4f3'));
  s.fill(ellipse(x, y, r * 0.77), s.round('#f4f6f5', '#d0d5d3', '#a9b0ad'));
  s.place(x, y, -24, () => {
    s.line(ellipse(0, -r * 0.4, r * 0.27, r * 0.25), '#7c8482', 4, { opacity: 0.8 });
    s.fill(ellipse(0, -r * 0.4, r * 0.24, r * 0.22), '#8f9795', 0.35);
    s.raise(box(0, r * 0.12, r * 0.34, r * 0.7, r * 0.17), s.sweep('#ffffff', '#c9cfcc', '#8d9592'), 5, 0.32);
    s.fill(box(0, r * 0.25, r * 0.18, r * 0.28, r * 0.09), '#868e8b');
    s.fill(ellipse(0, -r * 0.08, r * 0.06), '#8b9390');
  });
}

/** A bottle lying on the table, its neck to the right. */
export function bottle(
  s: Sketch,
  [x, y]: Point,
  degrees: number,
  glassColours: readonly [string, string, string],
  label: string,
): void {
  s.place(x, y, degrees, () => {
    const body = 'M-200 -48q0 -12 12 -12h206c46 0 50 38 94 40h76v40h-76c-44 2 -48 40 -94 40h-206q-12 0 -12 -12z';
    s.shade(body, 0.4, 9, '#0a1f1a', [10, 20]);
    s.fill(body, s.fall(...glassColours));
    s.fill(box(-84, 8, 130, 106, 4), s.fall('#fffdf5', '#f0ead9', '#c9bfa6'));
    s.fill(box(-84, 8, 78, 10, 5), label);
    s.fill(box(-84, -14, 54, 6, 3), label, 0.6);
    s.fill(ellipse(-84, 36, 11), label, 0.8);
    s.line('M-178 -36h178', '#fff', 7, { opacity: 0.45 });
    s.fill(box(192, 0, 36, 52, 8), s.fall('#e8b869', '#ddaa4b', '#8a6222'));
  });
}
