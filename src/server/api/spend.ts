import type { Budget, Caller } from '#features/caller.ts';
import { type PublicBudget, slug, tableNumber } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';

type By = Pick<Caller, 'limits' | 'network'>;

export function spend({ limits }: Pick<Caller, 'limits'>, budget: Budget, key: string): void {
  if (!limits.take(budget, key)) throw new CodedError('too_many_requests');
}

/** Counts a call of somebody who is not known: of all phones behind one address those at one table, and all of them. */
export function spendAsAnyone(caller: By, budget: PublicBudget | undefined, input: unknown): void {
  if (budget === 'kept' || budget === 'orders') return;
  if (budget === 'seat') spend(caller, 'seat', `${caller.network} ${tableIn(input)}`);
  spend(caller, 'network', caller.network);
}

/** The table that is named, by one name however it is written; what names none is counted together. */
function tableIn(input: unknown): string {
  const asked = (input ?? {}) as { slug?: unknown; number?: unknown };
  const { data: house } = slug.safeParse(asked.slug);
  const { data: number } = tableNumber.safeParse(asked.number);
  return house === undefined || number === undefined ? '' : `${house} ${number}`;
}
