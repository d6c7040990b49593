import { errorCode, failureText } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import type { ListedReservation, Reservation } from '../contract.ts';

export function guestsText(count: number): string {
  return count === 1 ? m['reservations.oneGuest']() : m['reservations.guests']({ count });
}

/** The guest's name, or that it is no longer kept. */
export function nameText({ purged, customerName }: Pick<Reservation, 'purged' | 'customerName'>): string {
  return purged ? m['reservations.purged']() : customerName;
}

/** What a reservation is by now, and whether its guest cancelled it; of guests who did not come, that says more than that it was closed. */
export function statusText({
  status,
  outcome,
  guestCancelledAt,
}: Pick<Reservation, 'status' | 'outcome' | 'guestCancelledAt'>): string {
  if (guestCancelledAt) return m['reservations.byGuest']();
  return outcome === 'no_show' ? m['reservations.outcome.missed']() : m[`reservations.status.${status}`]();
}

export function tableText(number: number | null): string {
  return number === null ? m['reservations.noTable']() : m['reservations.table']({ number });
}

/** Why a change was refused; that somebody else was quicker is said in the words of reservations. */
export function failureOf(error: unknown, failure: string): string {
  return errorCode(error) === 'stale_revision' ? m['reservations.form.stale']() : failureText(error, failure);
}

/** '3 reservas · 12 clientes', without those that were cancelled; null when there are none. */
export function dayText(reservations: readonly ListedReservation[]): string | null {
  const held = reservations.filter(({ status }) => status !== 'cancelada');
  if (held.length === 0) return null;
  const guests = held.reduce((sum, reservation) => sum + reservation.guests, 0);
  return held.length === 1
    ? m['reservations.summaryOne']({ guests: guestsText(guests) })
    : m['reservations.summary']({ reservations: held.length, guests });
}
