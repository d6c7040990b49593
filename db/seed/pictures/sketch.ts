import { ellipse, type Point, smooth } from './paths.ts';

type LineOptions = { opacity?: number; dash?: string };

/**
 * One picture being drawn. Shapes are painted in the order of the calls; the light always comes from the top left, also
 * inside rotated groups; the randomness is seeded by the picture's name, so that a picture is the same every time.
 */
export class Sketch {
  readonly width: number;
  readonly height: number;
  #state: number;
  #angle = 0;
  #parts: string[] = [];
  #defs = new Map<string, string>();

  constructor(name: string, width = 800, height = 600) {
    this.width = width;
    this.height = height;
    this.#state = [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261);
  }

  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  pick<T>(choices: readonly T[]): T {
    return choices[Math.floor(this.random() * choices.length)] as T;
  }

  /** Points spread naturally over an ellipse: each is the loneliest of a few candidates. */
  scatter(count: number, x: number, y: number, rx: number, ry = rx): Point[] {
    const points: Point[] = [];
    while (points.length < count) {
      let best: Point = [x, y];
      let room = -1;
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const turn = this.random() * Math.PI * 2;
        const reach = Math.sqrt(this.random());
        const candidate: Point = [x + rx * reach * Math.cos(turn), y + ry * reach * Math.sin(turn)];
        const nearest = Math.min(9999, ...points.map((p) => Math.hypot(p[0] - candidate[0], p[1] - candidate[1])));
        if (nearest > room) [best, room] = [candidate, nearest];
      }
      points.push(best);
    }
    return points;
  }

  /** A hand-made closed shape: an ellipse with an uneven edge. */
  blob(x: number, y: number, rx: number, ry = rx, uneven = 0.08, corners = 10): string {
    const points: Point[] = [];
    for (let i = 0; i < corners; i += 1) {
      const angle = ((i + this.between(-0.2, 0.2)) / corners) * Math.PI * 2;
      const reach = 1 + this.between(-uneven, uneven);
      points.push([x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)]);
    }
    return smooth(points);
  }

  /** A round gradient with its light at the top left. */
  round(...colours: string[]): string {
    const turn = (Math.round(this.#angle / 15) * 15 * Math.PI) / 180;
    const cx = 0.5 - 0.14 * Math.cos(turn) - 0.18 * Math.sin(turn);
    const cy = 0.5 + 0.14 * Math.sin(turn) - 0.18 * Math.cos(turn);
    return this.#gradient(
      `<radialGradient cx="${cx.toFixed(2)}" cy="${cy.toFixed(2)}" r=".78">`,
      'radialGradient',
      colours,
    );
  }

  /** A straight gradient from the top left to the bottom right. */
  sweep(...colours: string[]): string {
    return this.#gradient('<linearGradient x2="1" y2="1">', 'linearGradient', colours);
  }

  /** A straight gradient from top to bottom of the shape. */
  fall(...colours: string[]): string {
    return this.#gradient('<linearGradient x2="0" y2="1">', 'linearGradient', colours);
  }

  fill(d: string, paint: string, opacity = 1): void {
    this.#parts.push(
      `<path d="${d}" fill="${paint}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''} fill-rule="evenodd"/>`,
    );
  }

  line(d: string, colour: string, width: number, { opacity = 1, dash }: LineOptions = {}): void {
    const extra = (opacity < 1 ? ` stroke-opacity="${opacity}"` : '') + (dash ? ` stroke-dasharray="${dash}"` : '');
    this.#parts.push(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`,
    );
  }

  /** A shape that lies on something: its own small shadow, then the shape. */
  raise(d: string, paint: string, lift = 5, depth = 0.3): void {
    const turn = (-this.#angle * Math.PI) / 180;
    const dx = lift * 0.75 * Math.cos(turn) - lift * Math.sin(turn);
    const dy = lift * 0.75 * Math.sin(turn) + lift * Math.cos(turn);
    this.#parts.push(
      `<path d="${d}" fill="#20130a" fill-opacity="${depth}" transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})"/>`,
    );
    this.fill(d, paint);
  }

  /**
   * A soft shadow. It is built from widening outlines whose sum falls off like a blur: a real blur filter would take
   * most of the time that a picture needs.
   */
  shade(d: string, opacity: number, blur: number, colour = '#0a1f1a', shift: Point = [0, 0]): void {
    const layers = blur > 6 ? 8 : 5;
    const each = (1 - (1 - opacity) ** (1 / layers)).toFixed(4);
    const paint = `fill="${colour}" stroke="${colour}" stroke-linejoin="round" fill-rule="evenodd" opacity="${each}"`;
    for (let i = 0; i < layers; i += 1) {
      const width = 4 * blur * (1 - Math.sqrt((i + 0.5) / layers));
      this.#parts.push(
        `<path d="${d}" ${paint} stroke-width="${width.toFixed(1)}" transform="translate(${shift[0]} ${shift[1]})"/>`,
      );
    }
  }

  /** A round light that fades to nothing. */
  glow(x: number, y: number, rx: number, ry: number, colour: string, opacity: number): void {
    const fade = [1, 0.72, 0.3, 0.08, 0].map((part, i): Point => [i / 4, part * opacity]);
    this.fill(ellipse(x, y, rx, ry), this.#veil(colour, 0.5, 0.5, fade));
  }

  /** The soft shadow of something round. */
  discShade(x: number, y: number, radius: number, blur: number, opacity: number): void {
    const reach = radius + 2 * blur;
    const edge = (radius - blur * 0.3) / reach;
    const fade = [1, 0.6, 0.27, 0.07, 0].map((part, i): Point => [edge + ((1 - edge) * i) / 4, part * opacity]);
    this.fill(ellipse(x, y, reach), this.#veil('#0a1f1a', 0.5, 0.5, fade));
  }

  /** The shadow that the wall of a round vessel throws on what is in it. */
  wallShade(x: number, y: number, radius: number): void {
    this.fill(
      ellipse(x, y, radius),
      this.#veil('#1a0e06', 0.545, 0.56, [
        [0.8, 0],
        [0.9, 0.1],
        [0.97, 0.34],
        [1, 0.5],
      ]),
    );
  }

  /** Draws around a new origin, turned by some degrees. */
  place(x: number, y: number, degrees: number, draw: () => void, scale = 1): void {
    const size = scale === 1 ? '' : ` scale(${scale})`;
    this.#parts.push(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees.toFixed(1)})${size}">`);
    this.#angle += degrees;
    draw();
    this.#angle -= degrees;
    this.#parts.push('</g>');
  }

  /** Draws only inside a shape. */
  inside(d: string, draw: () => void): void {
    const id = `clip${this.#defs.size}`;
    this.#defs.set(id, `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.#parts.push(`<g clip-path="url(#${id})">`);
    draw();
    this.#parts.push('</g>');
  }

  /** A vignette of dots: crumbs, spices, seeds. */
  specks(points: readonly Point[], colours: readonly string[], small: number, large: number): void {
    for (const [x, y] of points) {
      const r = this.between(small, large);
      this.fill(ellipse(x, y, r, r * this.between(0.7, 1)), this.pick(colours));
    }
  }

  toString(): string {
    const { width, height } = this;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${[...this.#defs.values()].join('')}</defs>${this.#parts.join('')}</svg>`;
  }

  #veil(colour: string, cx: number, cy: number, fade: readonly Point[]): string {
    const id = `veil${this.#defs.size}`;
    const stops = fade.map(
      ([offset, opacity]) =>
        `<stop offset="${offset.toFixed(3)}" stop-color="${colour}" stop-opacity="${opacity.toFixed(3)}"/>`,
    );
    const radius = Math.max(cx, cy);
    this.#defs.set(
      id,
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${radius}">${stops.join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  #gradient(opening: string, element: string, colours: readonly string[]): string {
    const key = opening + colours.join();
    const known = this.#defs.get(key);
    if (known) return `url(#${/id="(\w+)"/.exec(known)?.[1]})`;
    const id = `paint${this.#defs.size}`;
    const last = Math.max(1, colours.length - 1);
    const stops = colours.map((colour, i) => `<stop offset="${(i / last).toFixed(2)}" stop-color="${colour}"/>`);
    this.#defs.set(key, `${opening.replace(' ', ` id="${id}" `)}${stops.join('')}</${element}>`);
    return `url(#${id})`;
  }
}
