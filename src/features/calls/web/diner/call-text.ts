import { m } from '#generated/messages/messages.js';
import type { GuestCall } from '../../contract.ts';
import { requestText } from '../../known-requests.ts';

/** What was called for, as a guest reads it. */
export function callText({ kind, request }: Pick<GuestCall, 'kind' | 'request'>): string {
  if (kind === 'request') return requestText(request);
  return kind === 'bill' ? m['diner.callForBill']() : m['diner.callForWaiter']();
}

/** Who is coming. */
export function comingText({ takenBy }: Pick<GuestCall, 'takenBy'>): string {
  return takenBy ? m['diner.callSeenBy']({ name: takenBy }) : m['diner.callSeen']();
}
