import { type Allergen, allergensNamedIn } from '../../menu/allergen-words.ts';

/** Whether somebody's words name anything that the menu marks. */
export const namesAllergen = (text: string): boolean => allergensNamedIn(text).length > 0;

export interface Contents {
  /** What of it somebody said that they must not eat. */
  clash: Allergen[];
  rest: Allergen[];
  /** A warning names nothing that the menu marks: what the dish contains is to be read by people. */
  unclear: boolean;
}

/** What a dish contains, held against what guests said; null where nobody said anything, or it contains nothing. */
export function contentsFor(contains: readonly Allergen[], warnings: readonly string[]): Contents | null {
  if (warnings.length === 0 || contains.length === 0) return null;
  const avoided = new Set(warnings.flatMap(allergensNamedIn));
  return {
    clash: contains.filter((allergen) => avoided.has(allergen)),
    rest: contains.filter((allergen) => !avoided.has(allergen)),
    unclear: warnings.some((text) => allergensNamedIn(text).length === 0),
  };
}
