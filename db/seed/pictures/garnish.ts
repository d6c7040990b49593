import { arc, box, ellipse, leafShape, type Point, polar, sector } from './paths.ts';
import type { Sketch } from './sketch.ts';

type Colours = readonly [string, string, string];
export const GREEN: Colours = ['#8fc07a', '#4c8a4e', '#1f5a37'];
export const LIME: Colours = ['#f0f5c9', '#c6db84', '#5f9437'];
export const ORANGE: Colours = ['#ffe2a6', '#f6a63c', '#e07a1c'];
export const LEMON: Colours = ['#fff6c9', '#f7de6f', '#e3b52c'];

export function leaf(
  s: Sketch,
  x: number,
  y: number,
  length: number,
  width: number,
  degrees: number,
  colours: Colours = GREEN,
): void {
  s.place(x, y, degrees, () => {
    s.raise(leafShape(length, width), s.round(...colours), 4, 0.26);
    s.line(`M${length * 0.06} 0H${length * 0.86}`, colours[0], 2, { opacity: 0.75 });
    for (const at of [0.3, 0.5, 0.7]) {
      const reach = width * 0.26 * (1.2 - at);
      s.line(
        `M${length * at + reach} ${-reach}L${length * at - 3} 0L${length * at + reach} ${reach}`,
        colours[0],
        1.4,
        { opacity: 0.5 },
      );
    }
  });
}

/** Leaves fanned out from one point: basil, mint. */
export function sprig(
  s: Sketch,
  x: number,
  y: number,
  size: number,
  turn: number,
  leaves = 3,
  colours: Colours = GREEN,
): void {
  const spread = leaves > 3 ? 360 / leaves : 62;
  for (let i = 0; i < leaves; i += 1) {
    const angle = turn + (i - (leaves - 1) / 2) * spread;
    leaf(s, x, y, size * (i % 2 ? 1 : 0.86), size * 0.56, angle, colours);
  }
}

/** Coriander or parsley: three lobes on a thread. */
export function herb(s: Sketch, x: number, y: number, size: number, degrees = s.between(0, 360)): void {
  s.place(x, y, degrees, () => {
    s.line(`M${-size * 1.1} ${size * 0.2}Q${-size * 0.5} ${size * 0.2} 0 0`, '#3f7a45', size * 0.13);
    const lobes = [-75, 0, 75]
      .map((a) => {
        const [cx, cy] = polar(0, 0, size * 0.42, a);
        return s.blob(cx, cy, size * 0.48, size * 0.4, 0.24, 7);
      })
      .join('');
    s.raise(lobes, s.pick(['#3f8048', '#4f9653', '#2f6d40']), 3, 0.24);
    s.line(
      `M0 0L${size * 0.5} 0M0 0L${size * 0.1} ${-size * 0.45}M0 0L${size * 0.1} ${size * 0.45}`,
      '#a9d292',
      size * 0.07,
      { opacity: 0.8 },
    );
  });
}

export function herbs(s: Sketch, points: readonly Point[], size: number): void {
  for (const [x, y] of points) herb(s, x, y, size * s.between(0.8, 1.2));
}

/** Chives, or spring onion when wide: little rings. */
export function chives(s: Sketch, points: readonly Point[], size = 7): void {
  for (const [x, y] of points) {
    s.fill(ellipse(x + 1.5, y + 2.5, size, size * 0.8), '#20130a', 0.3);
    s.fill(ellipse(x, y, size, size * 0.8), s.pick(['#6fae5a', '#4c8f49', '#8cc26c']));
    s.fill(ellipse(x, y, size * 0.45, size * 0.36), '#dcedc0');
  }
}

/** A wheel of lime, lemon or orange. */
export function wheel(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  [pith, flesh, rind]: Colours = LIME,
  turn = 12,
): void {
  s.raise(ellipse(x, y, r), rind, r * 0.08, 0.28);
  s.fill(ellipse(x, y, r * 0.9), pith);
  for (let i = 0; i < 8; i += 1) {
    const from = turn + i * 45 + 4;
    const [cx, cy] = polar(x, y, r * 0.09, from + 18);
    s.fill(sector(cx, cy, r * 0.72, from, from + 36), s.round(pith, flesh, flesh));
  }
  s.line(arc(x, y, r * 0.95, 195, 265), '#fff', r * 0.05, { opacity: 0.55 });
}

/** A wedge lying on its side, rind below. */
export function wedge(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  degrees: number,
  [pith, flesh, rind]: Colours = LIME,
): void {
  s.place(x, y, degrees, () => {
    s.raise(sector(0, -r * 0.4, r, 0, 180), s.round(rind, rind), 6, 0.3);
    s.fill(sector(0, -r * 0.4, r * 0.88, 3, 177), pith);
    for (const from of [8, 50, 92, 134]) s.fill(sector(0, -r * 0.36, r * 0.77, from, from + 38), s.round(pith, flesh));
  });
}

/** A ring of red onion, drawn as nested arcs. */
export function onion(s: Sketch, x: number, y: number, r: number, from: number, span = 200): void {
  s.line(arc(x + 2, y + 4, r, from, from + span), '#20130a', r * 0.16, { opacity: 0.22 });
  s.line(arc(x, y, r, from, from + span), '#8e3f63', r * 0.17);
  s.line(arc(x, y, r * 0.94, from + 4, from + span - 4), '#f0d3e0', r * 0.1);
}

/** A ring or strip of sweet pepper. */
export function pepper(
  s: Sketch,
  x: number,
  y: number,
  r: number,
  from: number,
  colour: 'red' | 'green' | 'yellow',
  span = 150,
): void {
  const [light, dark] = { red: ['#f07a5e', '#c2332b'], green: ['#a3cf74', '#4f8d3c'], yellow: ['#ffe08a', '#e8a526'] }[
    colour
  ] as [string, string];
  s.line(arc(x + 3, y + 5, r, from, from + span), '#20130a', r * 0.36, { opacity: 0.24 });
  s.line(arc(x, y, r, from, from + span), dark, r * 0.36);
  s.line(arc(x, y, r * 1.03, from + 8, from + span - 8), light, r * 0.13, { opacity: 0.9 });
}

/** Little dice: vegetables, fruit, bacon. */
export function dice(s: Sketch, points: readonly Point[], size: number, colours: readonly Colours[]): void {
  for (const [x, y] of points) {
    s.place(x, y, s.between(0, 90), () => {
      const side = size * s.between(0.85, 1.15);
      s.raise(box(0, 0, side, side * s.between(0.75, 1), side * 0.2), s.sweep(...s.pick(colours)), size * 0.16, 0.28);
    });
  }
}

/** Ruffled salad leaf. */
export function lettuce(s: Sketch, x: number, y: number, size: number, degrees: number, colours: Colours): void {
  s.place(x, y, degrees, () => {
    s.raise(s.blob(0, 0, size, size * 0.72, 0.16, 15), s.round(...colours), 6, 0.26);
    s.line(`M${-size * 0.85} 0Q0 ${-size * 0.1} ${size * 0.75} 0`, '#f2f7d8', size * 0.07, { opacity: 0.75 });
    for (const at of [-0.4, 0, 0.36])
      s.line(
        `M${size * (at + 0.28)} ${-size * 0.42}Q${size * at} ${-size * 0.2} ${size * at} 0Q${size * at} ${size * 0.2} ${size * (at + 0.28)} ${size * 0.42}`,
        '#f2f7d8',
        size * 0.03,
        { opacity: 0.5 },
      );
  });
}

/** Rocket: a long lobed leaf. */
export function rocket(s: Sketch, x: number, y: number, size: number, degrees: number): void {
  s.place(x, y, degrees, () => {
    const w = size * 0.2;
    const d = `M0 0q${size * 0.2} ${-w * 0.3} ${size * 0.28} ${-w * 1.2}q${w * 0.8} 0 ${w * 0.7} ${w * 0.7}q${w} ${-w * 1.6} ${w * 1.7} ${-w * 0.8}q${size * 0.3} ${-w * 0.6} ${size * 0.28} ${w * 1.3}q0 ${w * 1.9} ${-size * 0.28} ${w * 1.3}q${-w * 0.7} ${w * 0.8} ${-w * 1.7} ${-w * 0.8}q0 ${w * 0.8} ${-w * 0.7} ${w * 0.7}q${-size * 0.08} ${-w * 0.9} ${-size * 0.28} ${-w * 1.2}z`;
    s.raise(
      d,
      s.sweep(
        ...s.pick([GREEN, ['#a9cf7e', '#639c4c', '#35703c'] as Colours, ['#7db06c', '#3c7a46', '#1b5033'] as Colours]),
      ),
      4,
      0.26,
    );
    s.line(`M${-size * 0.1} 0H${size * 0.8}`, '#d5e9b4', 2.4, { opacity: 0.8 });
  });
}

/** A slice of red chilli. */
export function chillies(s: Sketch, points: readonly Point[], size = 11): void {
  for (const [x, y] of points) {
    s.raise(ellipse(x, y, size, size * 0.85), '#c8321f', 3, 0.28);
    s.fill(ellipse(x, y, size * 0.6, size * 0.5), '#f7b78e');
    s.specks(s.scatter(3, x, y, size * 0.35), ['#fff1c8'], 1.4, 2);
  }
}
