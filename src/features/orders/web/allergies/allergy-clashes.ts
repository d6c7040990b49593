import type { Allergen } from '../../../menu/allergen-words.ts';
import { speaksOfAllergy } from '../../lines/allergy.ts';
import { contentsFor } from '../../lines/clash.ts';
import { type Contents, contained } from '../../lines/contents.ts';
import { type LineWords, wordsOf } from '../../lines/words.ts';

/** A line that is about to be ordered. */
type AskedLine = LineWords & { name: string; productId: string; optionIds: readonly string[] };

export interface AllergyClash {
  /** As it is written on the order. */
  warning: string;
  /** What of the order contains it, by the dish's name. */
  dishes: { name: string; contains: Allergen[] }[];
}

/**
 * The dishes of an order that contain what a note on it says somebody must not eat. Of a note and a dish that were both sent
 * before nothing is said again.
 */
export function allergyClashes<Line extends AskedLine>(
  lines: readonly Line[],
  contents: Contents,
  isSent: (line: Line) => boolean = () => false,
): AllergyClash[] {
  const containedIn = ({ productId, optionIds }: Line) =>
    contained({ productId, choices: optionIds.map((optionId) => ({ optionId })) }, contents);
  const byWarning = new Map<string, AllergyClash['dishes']>();
  for (const from of lines) {
    for (const warning of wordsOf(from).filter(speaksOfAllergy)) {
      const dishes = byWarning.get(warning) ?? [];
      for (const line of lines) {
        const contains = contentsFor(containedIn(line), [warning])?.clash ?? [];
        if (contains.length === 0 || (isSent(from) && isSent(line))) continue;
        if (!dishes.some(({ name }) => name === line.name)) dishes.push({ name: line.name, contains });
      }
      if (dishes.length > 0) byWarning.set(warning, dishes);
    }
  }
  return [...byWarning].map(([warning, dishes]) => ({ warning, dishes }));
}
