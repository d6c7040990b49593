import { randomUUID } from 'node:crypto';
import { calls } from '#features/calls/contract.ts';
import { slug } from './instance.ts';
import type { Visitor } from './visitor.ts';

const at = (number: number) => `/api/restaurants/${slug}/tables/${number}/calls` as const;

/** What tests of calls do over and over, at tables of the demonstration. */
export const calling = {
  ask: (guest: Visitor, number: number, what: { kind: string; request?: string; key?: string } = { kind: 'waiter' }) =>
    guest.post(at(number), { key: randomUUID(), ...what }),
  withdraw: (guest: Visitor, number: number, id: string) =>
    guest.post(`/api/restaurants/${slug}/tables/${number}/calls/${id}/withdraw`),
  seen: (guest: Visitor, number: number) => guest.get(at(number)),
  /** The open calls of a table, as the floor sees them. */
  open: async (staff: Visitor, number: number) =>
    (await staff.ask(calls.board, undefined as never)).calls.filter(({ tableNumber }) => tableNumber === number),
  take: (staff: Visitor, ...ids: string[]) => staff.post('/api/calls/take', { ids }),
  giveBack: (staff: Visitor, ...ids: string[]) => staff.post('/api/calls/give-back', { ids }),
  answer: (staff: Visitor, ...ids: string[]) => staff.post('/api/calls/answer', { ids }),
  reopen: (staff: Visitor, ...ids: string[]) => staff.post('/api/calls/reopen', { ids }),
};
