import { m } from '#generated/messages/messages.js';
import type { Split } from '../../../split.ts';
import type { Check } from '../../../told/contract.ts';
import { money } from '../money.ts';

/** What the button pays; where that is nothing yet, what it waits for. */
export function payWords(
  by: Split['by'],
  cents: number,
  { leftCents, restCents }: Pick<Check, 'leftCents' | 'restCents'>,
) {
  if (cents > 0) return m['checks.pay.amount']({ amount: money(cents) });
  if (leftCents === 0) return restCents > 0 ? m['checks.allUnderWay']() : m['checks.allPaid']();
  return by === 'items' ? m['checks.chooseYours']() : m['checks.enterAmount']();
}
