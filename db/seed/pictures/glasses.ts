import { box, ellipse, type Point } from './paths.ts';
import type { Sketch } from './sketch.ts';

/** How flat a circle lies that is seen from a little above. */
const TILT = 0.2;

/** A glass that stands on the table, seen from the side: from above, a drink is a bowl of soup. Widths are halves. */
export interface Standing {
  x?: number;
  top: number;
  foot: number;
  /** At the rim and at the foot. */
  rim: number;
  base: number;
  /** Where the drink ends. */
  level: number;
  /** From its surface down. */
  drink: readonly [string, string, string];
}

const flat = (x: number, y: number, rx: number): string => ellipse(x, y, rx, rx * TILT);

/** What lies under a glass: its edge, and its shadow on the table. */
export function coaster(s: Sketch, y: number, r: number, [light, middle, dark]: readonly [string, string, string]): void {
  s.glow(424, y + 26, r * 1.35, r * 0.42, '#0a1f1a', 0.55);
  s.fill(flat(400, y + 12, r), dark);
  s.fill(flat(400, y, r), s.sweep(light, middle, dark));
  s.line(flat(400, y, r - 12), '#fff', 2.5, { opacity: 0.25 });
}

/** The shadow of what stands on the table itself. */
export function shadow(s: Sketch, x: number, y: number, r: number): void {
  s.glow(x + r * 0.24, y + 4, r * 1.5, r * 0.4, '#0a1f1a', 0.6);
}

/** Half the width of a glass whose walls lean, at a height. */
const halfAt = ({ top, foot, rim, base }: Standing, y: number): number => rim + ((base - rim) * (y - top)) / (foot - top);

/** Between two heights of a glass whose walls lean. */
function walls(standing: Standing, from: number, to: number, inset = 0): string {
  const { x = 400 } = standing;
  const [a, b] = [halfAt(standing, from) - inset, halfAt(standing, to) - inset];
  const fixed = (value: number) => value.toFixed(1);
  return `M${fixed(x - a)} ${from}L${fixed(x - b)} ${to}A${fixed(b)} ${fixed(b * TILT)} 0 0 0 ${fixed(x + b)} ${to}L${fixed(x + a)} ${from}A${fixed(a)} ${fixed(a * TILT)} 0 0 1 ${fixed(x - a)} ${from}z`;
}

/**
 * The far rim, the drink with what swims in it, its surface, what leans out of it, then the near wall and the light on it.
 */
export function glass(
  s: Sketch,
  standing: Standing,
  { swimming = () => {}, leaning = () => {} }: { swimming?: () => void; leaning?: () => void } = {},
): void {
  const { x = 400, top, foot, rim, level, drink } = standing;
  const half = (y: number) => halfAt(standing, y);
  const bottom = foot - 22;
  s.fill(walls(standing, top, foot), '#ffffff', 0.22);
  s.line(flat(x, top, rim - 2), '#ffffff', 4, { opacity: 0.55 });
  s.fill(walls(standing, level, bottom, 9), s.fall(...drink));
  s.inside(walls(standing, level, bottom, 9), swimming);
  s.fill(flat(x, level, half(level) - 9), drink[0]);
  s.line(flat(x, level, half(level) - 11), '#ffffff', 3, { opacity: 0.5 });
  leaning();
  // The thick bottom, and the wall in front with the light of a window on its left.
  s.fill(walls(standing, bottom, foot, 5), s.fall('#ffffff', '#dfe9e5'), 0.42);
  s.line(walls(standing, top, foot, 2), '#ffffff', 4, { opacity: 0.5 });
  const streak = (left: number, wide: number, opacity: number) => {
    const [from, to] = [top + 30, foot - 46];
    const [a, b] = [x + left * half(from), x + left * half(to)];
    s.line(`M${a} ${from}L${b} ${to}`, '#ffffff', wide, { opacity });
  };
  streak(-0.78, 12, 0.62);
  streak(-0.62, 5, 0.35);
  streak(0.82, 6, 0.4);
  s.line(`M${x - rim + 3} ${top}A${rim - 3} ${(rim - 3) * TILT} 0 0 0 ${x + rim - 3} ${top}`, '#ffffff', 5, {
    opacity: 0.9,
  });
}

export function ice(s: Sketch, x: number, y: number, size: number, degrees: number): void {
  s.place(x, y, degrees, () => {
    s.fill(box(0, 0, size, size, size * 0.2), s.sweep('#ffffff', '#e9f3ee', '#b9d3c8'), 0.66);
    s.fill(box(size * 0.05, size * 0.05, size * 0.6, size * 0.6, size * 0.14), '#ffffff', 0.4);
    s.line(box(0, 0, size - 3, size - 3, size * 0.19), '#ffffff', 3, { opacity: 0.9 });
  });
}

/** From where it is seen in the drink to where it ends, above the rim. */
export function straw(s: Sketch, from: Point, to: Point, colours: readonly [string, string]): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  s.place(from[0], from[1], (Math.atan2(dy, dx) * 180) / Math.PI, () => {
    s.fill(box(length / 2, 0, length, 20, 8), s.fall('#fff', colours[0], colours[1]));
    s.fill(ellipse(length - 4, 0, 5, 9), '#3a2a1a', 0.5);
  });
}

/** Bubbles that rise. */
export function bubbles(s: Sketch, points: readonly Point[], opacity = 0.75): void {
  for (const [x, y] of points) s.line(ellipse(x, y, s.between(2.5, 6)), '#fff', 2, { opacity });
}

/** A cup on its saucer, the handle to the right, and the steam of what is hot. */
export function cup(s: Sketch, drink: readonly [string, string, string]): void {
  const china = ['#fffefa', '#f3eddf', '#cfc5ad'] as const;
  s.glow(424, 496, 330, 76, '#0a1f1a', 0.55);
  s.fill(flat(400, 478, 250), s.fall('#f3eddf', '#bfb499'));
  s.fill(flat(400, 466, 250), s.sweep(...china));
  s.fill(flat(400, 468, 150), '#c9bfa8', 0.7);
  s.line('M536 300C640 280 640 410 516 400', s.fall('#fbf7ec', '#c9bfa8'), 34);
  s.fill('M236 262C236 400 292 462 344 470A56 12 0 0 0 456 470C508 462 564 400 564 262z', s.sweep(...china));
  s.line('M262 300C268 380 300 428 330 446', '#ffffff', 12, { opacity: 0.9 });
  s.fill(flat(400, 262, 164), '#fffdf6');
  s.fill(ellipse(400, 266, 148, 25), s.sweep(...drink));
  s.line(ellipse(400, 266, 138, 21), '#f1c88c', 4, { opacity: 0.6 });
  for (const [x, lean] of [
    [340, -1],
    [410, 1],
    [470, -1],
  ] as const)
    s.line(
      `M${x} 214C${x + 40 * lean} 170 ${x - 34 * lean} 130 ${x + 16 * lean} 74`,
      '#ffffff',
      15,
      { opacity: 0.34 },
    );
}

/** A drinks can that stands. */
export function can(s: Sketch, x: number, foot: number, colours: readonly [string, string, string]): void {
  const [half, height] = [96, 330];
  const top = foot - height;
  shadow(s, x, foot, half);
  const body = `M${x - half} ${top + 24}Q${x - half} ${top + 6} ${x - half + 16} ${top}H${x + half - 16}Q${x + half} ${top + 6} ${x + half} ${top + 24}V${foot - 22}Q${x + half} ${foot - 4} ${x + half - 18} ${foot}A${half - 18} 15 0 0 1 ${x - half + 18} ${foot}Q${x - half} ${foot - 4} ${x - half} ${foot - 22}z`;
  s.fill(body, s.sweep(...colours));
  s.fill(flat(x, top, half - 16), s.sweep('#f4f6f5', '#c3c9c6', '#7e8684'));
  s.line(flat(x, top + 2, half - 28), '#7c8482', 3, { opacity: 0.7 });
  s.fill(ellipse(x, foot - height * 0.44, 54, 70), '#fffdf5', 0.92);
  s.fill(ellipse(x, foot - height * 0.44, 34, 46), colours[1]);
  s.line(`M${x - half * 0.72} ${top + 44}V${foot - 44}`, '#fff', 13, { opacity: 0.42 });
}

/** A bottle that stands, with its label. */
export function bottle(
  s: Sketch,
  x: number,
  foot: number,
  colours: readonly [string, string, string],
  { label, cap }: { label: string; cap: string },
): void {
  shadow(s, x, foot, 80);
  const neck = foot - 470;
  const body = `M${x - 27} ${neck}H${x + 27}V${neck + 120}C${x + 32} ${neck + 176} ${x + 78} ${neck + 178} ${x + 78} ${neck + 236}V${foot - 16}Q${x + 78} ${foot} ${x + 58} ${foot}A58 12 0 0 1 ${x - 58} ${foot}Q${x - 78} ${foot} ${x - 78} ${foot - 16}V${neck + 236}C${x - 78} ${neck + 178} ${x - 32} ${neck + 176} ${x - 27} ${neck + 120}z`;
  s.fill(body, s.sweep(...colours));
  s.fill(box(x, neck + 30, 62, 76, 10), s.sweep('#ffffff', cap, cap));
  s.fill(box(x, foot - 118, 150, 140, 4), s.sweep('#fffdf5', '#f0ead9', '#c9bfa6'));
  s.fill(box(x, foot - 150, 92, 12, 6), label);
  s.fill(box(x, foot - 122, 62, 7, 3), label, 0.6);
  s.fill(ellipse(x, foot - 88, 15), label, 0.85);
  s.line(`M${x - 54} ${neck + 244}V${foot - 26}`, '#fff', 9, { opacity: 0.4 });
}
