import { m } from '#generated/messages/messages.js';
import type { ListedReservation } from '../../contract.ts';

export const states = ['pending', 'confirmed', 'arrived'] as const;
export type State = (typeof states)[number];

/** What a reservation that holds its table is to the room. */
export function stateOf({ outcome, status }: Pick<ListedReservation, 'outcome' | 'status'>): State {
  if (outcome === 'arrived') return 'arrived';
  return status === 'pendente' ? 'pending' : 'confirmed';
}

export const stateText: Record<State, () => string> = {
  pending: m['reservations.status.pendente'],
  confirmed: m['reservations.status.confirmada'],
  arrived: m['reservations.outcome.arrived'],
};

/** Guests who sit there now, whether they booked or not. */
export const occupiedClass = 'bg-sunken text-ink-2 inset-ring inset-ring-hairline';

/** For how much longer they are likely to sit: it keeps nobody from booking, and so has no edge. */
export const likelyClass = 'bg-linear-to-r from-sunken to-transparent';

/** Nobody is received then. */
export const closedClass =
  'bg-sunken/60 bg-[repeating-linear-gradient(135deg,var(--hairline)_0_1px,transparent_1px_8px)]';

/** Where what is moved cannot begin. */
export const refusedClass =
  'bg-red-tint bg-[repeating-linear-gradient(135deg,var(--red-dot)_0_1px,transparent_1px_7px)]';

/** Told apart without their colours too: by their edge, and by how full they are. */
export const stateClass: Record<State, string> = {
  pending: 'border border-dashed border-yellow bg-yellow-tint text-yellow',
  confirmed: 'border border-green-dot/60 bg-green-tint text-green',
  arrived: 'border border-green bg-green text-white',
};
