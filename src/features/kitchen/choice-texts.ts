import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { countedText } from '../orders/lines/choice-counts.ts';
import type { Told } from './contract.ts';
import type { Elsewhere } from './parts.ts';

interface Language {
  locale?: Locale;
}

/** The choices of a dish. Beside several of it, how often one was taken is said to be of each: '2 sundaes, each: 2x vanilla'. */
export function choiceTexts(
  { choices, quantity }: Pick<Told, 'choices' | 'quantity'>,
  language: Language = {},
): string[] {
  return choices.map((choice) => {
    const what = countedText(choice);
    return quantity > 1 && choice.times > 1 ? m['kitchen.each']({ what }, language) : what;
  });
}

/** What other stations make of a dish, with where that is: as many as they read it themselves. */
export function elsewhereTexts(
  { elsewhere, quantity }: { elsewhere: readonly Elsewhere[]; quantity: number },
  language: Language = {},
): string[] {
  return elsewhere.map(({ station, choices }) => {
    const what = choices.map(({ name, times }) => `${times * quantity} ${name}`).join(', ');
    return m['kitchen.elsewhere']({ station, what }, language);
  });
}

/** What is made of a line, each with how many: '6 Beer, 3 Juice'. */
export const piecesText = (pieces: readonly { name: string; quantity: number }[]): string =>
  pieces.map(({ name, quantity }) => `${quantity} ${name}`).join(', ');

/** A measure is read in one go: '300 ml' is not torn at the end of a line. */
export const unbroken = (text: string): string => text.replace(/(\d) (?=(?:ml|cl|l|g|kg|cm)\b)/gi, '$1\u00a0');
