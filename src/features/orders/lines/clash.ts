import type { Allergen } from '../../menu/allergen-words.ts';
import { avoidedIn } from './avoided.ts';

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
  const avoided = new Set(warnings.flatMap(avoidedIn));
  return {
    clash: contains.filter((allergen) => avoided.has(allergen)),
    rest: contains.filter((allergen) => !avoided.has(allergen)),
    unclear: warnings.some((text) => avoidedIn(text).length === 0),
  };
}
