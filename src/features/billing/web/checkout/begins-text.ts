import { m } from '#generated/messages/messages.js';
import type { Quote } from '../../contract.ts';

/**
 * How what is paid follows what runs now; null where nothing runs, as before the first payment or after an end.
 * `currentId`: the plan that runs; `date`: the day on which the new period begins.
 */
export function beginsText(
  { kind, startsLater, plan }: Pick<Quote, 'kind' | 'startsLater'> & { plan: { id: string } },
  currentId: string | null,
  date: string,
): string | null {
  if (currentId === null) return null;
  if (kind === 'change' && !startsLater) return m['billing.checkout.changeNow']();
  return startsLater || plan.id !== currentId
    ? m['billing.checkout.changeLater']({ date })
    : m['billing.checkout.renewal']();
}
