import type { Caller } from '#features/caller.ts';
import { spend } from '#features/spend.ts';
import { type PublicBudget, slug, tableNumber } from '#lib/call.ts';

type By = Pick<Caller, 'limits' | 'network'>;

/** Counts a call of somebody who is not known: of all phones behind one address those at one table, and all of them. */
export function spendAsAnyone({ limits, network }: By, budget: PublicBudget | undefined, input: unknown): void {
  if (budget === 'kept' || budget === 'orders') return;
  if (budget === 'seat') spend(limits, 'seat', `${network} ${tableIn(input)}`);
  spend(limits, 'network', network);
}

/** The table that is named, by one name however it is written; what names none is counted together. */
function tableIn(input: unknown): string {
  const asked = (input ?? {}) as { slug?: unknown; number?: unknown };
  const { data: house } = slug.safeParse(asked.slug);
  const { data: number } = tableNumber.safeParse(asked.number);
  return house === undefined || number === undefined ? '' : `${house} ${number}`;
}
