import { waitsTooLong } from '../../orders/waits-too-long.ts';
import type { FloorCall } from '../contract.ts';

/** How calls of one table are coloured, the most pressing first; `taken`: none of them wants whoever looks any more. */
export type CallTone = 'overdue' | 'bill' | 'call' | 'taken';

const order: readonly CallTone[] = ['overdue', 'bill', 'call', 'taken'];

/** Whether they want the bill, or to pay. */
export const isAboutBill = ({ kind }: Pick<FloorCall, 'kind'>) => kind === 'bill' || kind === 'pay';

/** The one colour of calls wherever they are shown: of the most pressing that wants somebody still. Null where nobody calls. */
export function callTone(
  calls: readonly Pick<FloorCall, 'kind' | 'askedAt' | 'awaited'>[],
  now: number,
): CallTone | null {
  const tones = calls.map(({ awaited, askedAt, ...call }): CallTone => {
    if (!awaited) return 'taken';
    if (waitsTooLong('call', askedAt, now)) return 'overdue';
    return isAboutBill(call) ? 'bill' : 'call';
  });
  return order.find((tone) => tones.includes(tone)) ?? null;
}

/** Behind a call, and the colour of its words. */
export const callFill: Record<CallTone, string> = {
  overdue: 'bg-danger-tint text-danger',
  bill: 'bg-blue-tint text-blue',
  call: 'bg-yellow-tint text-yellow',
  taken: 'bg-sunken text-ink-2',
};
