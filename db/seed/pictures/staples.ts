import { box, ellipse, type Point, polar, smooth } from './paths.ts';
import type { Sketch } from './sketch.ts';

type Colours = readonly [string, string, string];

/** Grains of rice over an area. */
export function grains(
  s: Sketch,
  points: readonly Point[],
  size: number,
  colours: readonly string[] = ['#ffffff', '#fffaf0', '#f1e9d6'],
): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 180), () => {
      s.fill(ellipse(1, 2.4, size, size * 0.4), '#6b5a33', 0.34);
      s.fill(ellipse(0, 0, size, size * 0.38), s.pick(colours));
    });
  }
}

export function rice(s: Sketch, x: number, y: number, rx: number, ry = rx): void {
  s.raise(s.blob(x, y, rx, ry, 0.05, 14), s.round('#fffef9', '#f6f0e1', '#d9cfb7'), rx * 0.07, 0.3);
  const count = Math.round((rx * ry) / 62);
  grains(s, s.scatter(count, x, y, rx * 0.95, ry * 0.95), Math.min(13, 6 + rx * 0.06));
}

/** Beans with their shine. */
export function beans(s: Sketch, points: readonly Point[], size: number, colours: Colours): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 180), () => {
      s.raise(ellipse(0, 0, size, size * 0.66), s.round(...colours), size * 0.22, 0.34);
      s.fill(ellipse(-size * 0.3, -size * 0.24, size * 0.28, size * 0.12), '#fff', 0.5);
    });
  }
}
export const BLACK_BEAN: Colours = ['#6a4a48', '#33201f', '#170d0d'];
export const BROWN_BEAN: Colours = ['#c88a58', '#8f5330', '#5a301b'];

/** Toasted cassava flour: a golden heap of crumbs. */
export function farofa(s: Sketch, x: number, y: number, rx: number, ry = rx): void {
  s.raise(s.blob(x, y, rx, ry, 0.07, 14), s.round('#f9e2a2', '#e3b861', '#b98232'), rx * 0.07, 0.3);
  s.specks(
    s.scatter(Math.round((rx * ry) / 55), x, y, rx * 0.93, ry * 0.93),
    ['#fff0c2', '#f3d488', '#c88f3c', '#a76d29', '#e9c06a'],
    2.5,
    7,
  );
}

/** Golden sticks: fried cassava, chips. */
export function sticks(
  s: Sketch,
  points: readonly Point[],
  length: number,
  width: number,
  colours: Colours,
  turn = 0,
  swing = 60,
): void {
  for (const [x, y] of points) {
    s.place(x, y, turn + s.between(-swing, swing), () => {
      const long = length * s.between(0.82, 1.12);
      s.raise(box(0, 0, long, width, width * 0.3), s.fall(...colours), 6, 0.34);
      s.line(`M${-long * 0.4} ${-width * 0.26}H${long * 0.38}`, '#fffae0', width * 0.1, { opacity: 0.75 });
      s.specks(s.scatter(4, 0, 0, long * 0.4, width * 0.3), ['#a9692a'], 1.5, 3);
    });
  }
}

/** A smooth purée with the marks of the spoon. */
export function puree(s: Sketch, x: number, y: number, rx: number, ry: number, colours: Colours): void {
  s.raise(s.blob(x, y, rx, ry, 0.06, 11), s.round(...colours), rx * 0.07, 0.28);
  for (const reach of [0.72, 0.46, 0.2]) {
    const ring: Point[] = [];
    for (let a = 150; a <= 420; a += 30) {
      const [dx, dy] = polar(0, 0, reach, a);
      ring.push([x + dx * rx + s.between(-3, 3), y + dy * ry + s.between(-3, 3)]);
    }
    s.line(
      smooth(
        ring.map(([a, b]) => [a + 3, b + 5] as const),
        false,
      ),
      colours[2],
      rx * 0.07,
      { opacity: 0.5 },
    );
    s.line(smooth(ring, false), colours[0], rx * 0.07);
  }
}

/** A nest of long pasta. */
export function strands(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  count: number,
  width: number,
  colours: readonly string[],
): void {
  for (let i = 0; i < count; i += 1) {
    const turn = s.between(0, 360);
    const reach = r * Math.sqrt(s.between(0.04, 1));
    const curve: Point[] = [];
    const span = s.between(110, 230);
    const [ox, oy] = polar(x, y, r * s.between(0, 0.16), s.between(0, 360));
    for (let a = 0; a <= span; a += span / 5) curve.push(polar(ox, oy, reach * s.between(0.9, 1.06), turn + a));
    const d = smooth(curve, false);
    s.line(
      smooth(
        curve.map(([a, b]) => [a + 2.5, b + 4] as const),
        false,
      ),
      '#4a2c10',
      width,
      { opacity: 0.3 },
    );
    s.line(d, s.pick(colours), width);
    s.line(d, '#fffbe6', width * 0.22, { opacity: 0.45 });
  }
}

/** Shavings of cheese or coconut. */
export function shavings(
  s: Sketch,
  points: readonly Point[],
  size: number,
  colours: Colours = ['#fffdf0', '#f7e9bf', '#e0c983'],
): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 180), () => {
      s.raise(
        s.blob(0, 0, size * s.between(0.8, 1.2), size * s.between(0.3, 0.45), 0.16, 7),
        s.sweep(...colours),
        3,
        0.26,
      );
    });
  }
}

/** A poured line: honey, oil, cream. */
export function drizzle(s: Sketch, points: readonly Point[], width: number, colour: string, shine = '#fff'): void {
  const d = smooth(points, false);
  s.line(
    smooth(
      points.map(([x, y]) => [x + 2, y + 4] as const),
      false,
    ),
    '#20130a',
    width,
    { opacity: 0.22 },
  );
  s.line(d, colour, width);
  s.line(
    smooth(
      points.map(([x, y]) => [x - width * 0.18, y - width * 0.18] as const),
      false,
    ),
    shine,
    width * 0.22,
    { opacity: 0.6 },
  );
}

/** Ladled stew or sauce: a glossy pool with ripples of light. */
export function pool(s: Sketch, x: number, y: number, rx: number, ry: number, colours: Colours, uneven = 0.08): void {
  s.raise(s.blob(x, y, rx, ry, uneven, 12), s.round(...colours), 5, 0.26);
  s.line(
    `M${x - rx * 0.66} ${y - ry * 0.3}Q${x - rx * 0.45} ${y - ry * 0.76} ${x + rx * 0.1} ${y - ry * 0.74}`,
    '#fff',
    6,
    { opacity: 0.4 },
  );
}
