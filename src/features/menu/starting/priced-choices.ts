import { folded } from '#lib/folded.ts';

/** One of those that a guest chooses from, and what it costs beyond the dish's price. */
export interface PricedChoice {
  name: string;
  priceDeltaCents: number;
}

export const isPriced = (choices: readonly PricedChoice[] | undefined): choices is readonly PricedChoice[] =>
  choices?.some(({ priceDeltaCents }) => priceDeltaCents > 0) ?? false;

/** Whether a list's choices have the names of those that the menu has, so that only their prices may differ. */
export function sameSizes(listed: readonly PricedChoice[], there: readonly PricedChoice[] | null): boolean {
  if (!isPriced(listed) || !there) return !isPriced(listed) && !there;
  const names = new Set(there.map(({ name }) => folded(name)));
  return names.size === listed.length && listed.every(({ name }) => names.has(folded(name)));
}

/** What each costs, where it is not what the menu says. */
export function repricedSizes<T extends PricedChoice>(
  listed: readonly PricedChoice[],
  there: readonly T[] | null,
): T[] {
  const cents = new Map(listed.map(({ name, priceDeltaCents }) => [folded(name), priceDeltaCents]));
  return (there ?? []).flatMap((size) => {
    const priceDeltaCents = cents.get(folded(size.name)) ?? size.priceDeltaCents;
    return priceDeltaCents === size.priceDeltaCents ? [] : [{ ...size, priceDeltaCents }];
  });
}
