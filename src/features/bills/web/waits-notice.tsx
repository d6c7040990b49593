import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { Bill } from '../contract.ts';

/** Nothing is left to pay, and it closes by itself once its food is served. */
export const waitsUntilServed = ({ closedAt, closesWhenServed, restCents }: Bill) =>
  closedAt === null && closesWhenServed && restCents === 0;

export function WaitsNotice({ bill }: { bill: Bill }) {
  if (!waitsUntilServed(bill)) return null;
  return (
    <Notice tone="blue" title={m['bills.settled.done']()}>
      {m['bills.settled.notice']()}
    </Notice>
  );
}
