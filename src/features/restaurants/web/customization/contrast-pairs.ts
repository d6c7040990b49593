import type { Appearance } from '../../contract.ts';
import { contrast, parse } from '../diner/appearance.ts';

/** What WCAG asks of text. */
const readable = 4.5;
/** The lightest and the darkest text of the design (ui/styles/tokens.css). */
const texts = ['#fffdf7', '#13231e'].map(parse);

export type Pair = 'primaryOnBackground' | 'textOnPrimary' | 'textOnSecondary' | 'textOnBackground';

/** Which of the colours cannot be read beside one another as they were chosen, and how far they are from it. */
export function lowPairs(colors: Omit<Appearance, 'fontFamily'>): { pair: Pair; ratio: number }[] {
  const [primary, secondary, background] = [colors.primaryColor, colors.secondaryColor, colors.backgroundColor].map(
    parse,
  ) as [ReturnType<typeof parse>, ReturnType<typeof parse>, ReturnType<typeof parse>];
  const best = (ground: ReturnType<typeof parse>) => Math.max(...texts.map((text) => contrast(text, ground)));
  const pairs: { pair: Pair; ratio: number }[] = [
    { pair: 'primaryOnBackground', ratio: contrast(primary, background) },
    { pair: 'textOnPrimary', ratio: best(primary) },
    { pair: 'textOnSecondary', ratio: best(secondary) },
    // The pages' own text is dark.
    { pair: 'textOnBackground', ratio: contrast(texts[1] ?? background, background) },
  ];
  return pairs.filter(({ ratio }) => ratio < readable);
}
