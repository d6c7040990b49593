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

interface Before<Line> {
  /** A line that was sent as it is, in an order that is edited. */
  isSent?: (line: Line) => boolean;
  /** What the table's other orders warn of. */
  earlier?: readonly string[];
}

/**
 * The dishes of an order that contain what a note on it, or on another order of the table, says somebody must not eat. Of a note and a dish
 * that were both sent before nothing is said again.
 */
export function allergyClashes<Line extends AskedLine>(
  lines: readonly Line[],
  contents: Contents,
  { isSent = () => false, earlier = [] }: Before<Line> = {},
): AllergyClash[] {
  const containedIn = ({ productId, optionIds }: Line) =>
    contained({ productId, choices: optionIds.map((optionId) => ({ optionId })) }, contents);
  const said = [
    ...lines.flatMap((from) =>
      wordsOf(from)
        .filter(speaksOfAllergy)
        .map((warning) => ({ warning, sent: isSent(from) })),
    ),
    ...earlier.map((warning) => ({ warning, sent: true })),
  ];
  const byWarning = new Map<string, AllergyClash['dishes']>();
  for (const { warning, sent } of said) {
    const dishes = byWarning.get(warning) ?? [];
    for (const line of lines) {
      const contains = contentsFor(containedIn(line), [warning])?.clash ?? [];
      if (contains.length === 0 || (sent && isSent(line))) continue;
      if (!dishes.some(({ name }) => name === line.name)) dishes.push({ name: line.name, contains });
    }
    if (dishes.length > 0) byWarning.set(warning, dishes);
  }
  return [...byWarning].map(([warning, dishes]) => ({ warning, dishes }));
}
