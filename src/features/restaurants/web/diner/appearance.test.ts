import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandCss, contrast, hex, mix, parse, shades } from './appearance.ts';

const defaults = { primaryColor: '#0b3b33', secondaryColor: '#70a288', backgroundColor: '#e1ddcc' };

test('contrast is that of WCAG', () => {
  expect(contrast(parse('#000000'), parse('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(parse('#777777'), parse('#ffffff'))).toBeCloseTo(4.48, 2);
  expect(hex(mix(parse('#ffffff'), parse('#000000'), 0.5))).toBe('#808080');
});

describe("a restaurant's colours", () => {
  test('are kept as they are when they can be read', () => {
    expect(shades(defaults)).toMatchObject({
      '--brand': '#0b3b33',
      '--brand-ink': '#0b3b33',
      '--brand-soft': '#70a288',
      '--ground': '#e1ddcc',
      '--on-brand': '#fffdf7',
    });
  });

  test('a pale primary gets dark text on it, and darker letters on the page', () => {
    const pale = shades({ ...defaults, primaryColor: '#ffe14d' });
    expect(pale).toMatchObject({ '--brand': '#ffe14d', '--on-brand': '#13231e' });
    expect(pale['--brand-ink']).not.toBe('#ffe14d');
  });

  test('are readable whatever they are', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(color, color, color, (primaryColor, secondaryColor, backgroundColor) => {
        const css = shades({ primaryColor, secondaryColor, backgroundColor });
        const at = (name: `--${string}`) => parse(css[name]!);
        const sunken = mix(at('--ground'), parse('#fffdf9'), 0.84);
        const pairs = [
          [at('--on-brand'), at('--brand')],
          [at('--on-brand-2'), at('--brand')],
          ...[parse('#fffefb'), sunken, at('--tint'), at('--tint-2')].flatMap((ground) => [
            [at('--brand-ink'), ground],
            [parse('#5a6760'), ground],
          ]),
        ] as const;
        return pairs.every(([text, ground]) => contrast(text!, ground!) >= 4.5);
      }),
      { numRuns: 500 },
    );
  });

  test('become one rule of a style sheet', () => {
    expect(brandCss({ ...defaults, fontFamily: 'Inter' })).toMatch(/^:root\{(--[a-z0-9-]+:#[0-9a-f]{6};?)+\}$/);
  });
});
