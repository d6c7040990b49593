/** Path data for the drawing kit: every shape is the `d` of an SVG path. */

export type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 10) / 10);

export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;
}

/** A rounded rectangle around (x, y). */
export function box(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx * r)} ${n(dy * r)}`;
  return `M${n(x - w / 2)} ${n(y - height / 2)}h${n(w)}${corner(1, 1)}v${n(h)}${corner(-1, 1)}h${n(-w)}${corner(-1, -1)}v${n(-h)}${corner(1, -1)}z`;
}

export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** An open arc, clockwise from one angle to the other. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  const [x0, y0] = polar(x, y, radius, from);
  const [x1, y1] = polar(x, y, radius, to);
  return `M${n(x0)} ${n(y0)}A${n(radius)} ${n(radius)} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x1)} ${n(y1)}`;
}

/** A slice of a disc. */
export function sector(x: number, y: number, radius: number, from: number, to: number): string {
  return `${arc(x, y, radius, from, to)}L${n(x)} ${n(y)}z`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z`;
}

/** A curve through all the points, closed or open. */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const c2 = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}z` : d;
}

/** A leaf along the x axis, from the stem at 0 to the tip. */
export function leafShape(length: number, width: number): string {
  const [l, w] = [length, width / 2];
  return `M0 0C${n(l * 0.2)} ${n(-w * 1.2)} ${n(l * 0.7)} ${n(-w * 1.1)} ${n(l)} 0C${n(l * 0.7)} ${n(w * 1.1)} ${n(l * 0.2)} ${n(w * 1.2)} 0 0z`;
}
