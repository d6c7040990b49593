import type { Appearance } from '../../contract.ts';

export type Rgb = readonly [number, number, number];

/** The lightest text, the surfaces and the faintest ink of the design (ui/styles/tokens.css): what a restaurant's colours must stand beside. */
const light = '#fffdf7';
const dark = '#13231e';
const surface = parse('#fffefb');
const page = parse('#fffdf9');
const faintInk = parse('#5a6760');
const readable = 4.5;

export function parse(color: string): Rgb {
  const at = (i: number) => Number.parseInt(color.slice(i, i + 2), 16);
  return [at(1), at(3), at(5)];
}

export function hex(color: Rgb): string {
  return `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** As `color-mix(in srgb, a share, b)`. */
export function mix(a: Rgb, b: Rgb, share: number): Rgb {
  return [0, 1, 2].map((i) => Math.round(a[i]! * share + b[i]! * (1 - share))) as unknown as Rgb;
}

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of WCAG: 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Moves a colour towards another by the smallest step that satisfies. */
function until(color: Rgb, towards: Rgb, satisfied: (candidate: Rgb) => boolean): Rgb {
  for (let share = 1; share > 0; share -= 0.02) {
    const candidate = mix(color, towards, share);
    if (satisfied(candidate)) return candidate;
  }
  return towards;
}

/**
 * The custom properties that a restaurant's three colours become. Its colours are kept wherever they can be read; where they cannot,
 * the text on them changes first, then the shade, as little as needed: every pair of text and ground has a contrast of 4.5 or more.
 */
export function shades(appearance: Omit<Appearance, 'fontFamily'>): Record<`--${string}`, string> {
  const white = parse('#ffffff');
  const black = parse('#000000');
  const chosen = parse(appearance.primaryColor);
  const onBrand = [light, dark].map(parse).find((text) => contrast(text, chosen) >= readable) ?? parse(light);
  const brand = until(chosen, black, (shade) => contrast(onBrand, shade) >= readable);

  // The page's ground, and every tint of it, must carry the faintest text.
  const sunken = (ground: Rgb) => mix(ground, page, 0.84);
  const ground = until(parse(appearance.backgroundColor), white, (g) => contrast(faintInk, sunken(g)) >= readable);
  const soft = parse(appearance.secondaryColor);
  const tintOf = (share: number) => (base: Rgb) => mix(base, surface, share);
  const softTint = until(soft, white, (base) => contrast(faintInk, tintOf(0.34)(base)) >= readable);
  const grounds = [surface, page, sunken(ground), tintOf(0.34)(softTint)];
  const brandInk = until(brand, black, (ink) => grounds.every((under) => contrast(ink, under) >= readable));

  const faint = mix(onBrand, brand, 0.78);
  return {
    '--brand': hex(brand),
    '--brand-soft': hex(soft),
    '--brand-ground': hex(parse(appearance.backgroundColor)),
    '--on-brand': hex(onBrand),
    '--on-brand-2': hex(contrast(faint, brand) >= readable ? faint : onBrand),
    '--brand-ink': hex(brandInk),
    '--ground': hex(ground),
    '--tint': hex(tintOf(0.2)(softTint)),
    '--tint-2': hex(tintOf(0.34)(softTint)),
  };
}

/** The same as a style sheet. All values are computed colours, so nothing that a restaurant typed reaches the page as text. */
export function brandCss(appearance: Appearance): string {
  const rules = Object.entries(shades(appearance)).map(([name, value]) => `${name}:${value}`);
  return `:root{${rules.join(';')}}`;
}
