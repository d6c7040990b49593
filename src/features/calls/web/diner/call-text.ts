import { m } from '#generated/messages/messages.js';
import type { GuestCall } from '../../contract.ts';

/** What was called for, as a guest reads it: the restaurant's own in its own words. */
export function callText({ kind, request }: Pick<GuestCall, 'kind' | 'request'>): string {
  if (kind === 'request') return request;
  return kind === 'bill' ? m['diner.callForBill']() : m['diner.callForWaiter']();
}

/** Who is coming. */
export function comingText({ takenBy }: Pick<GuestCall, 'takenBy'>): string {
  return takenBy ? m['diner.callSeenBy']({ name: takenBy }) : m['diner.callSeen']();
}
