import { m } from '#generated/messages/messages.js';
import type { ListedReservation } from '../contract.ts';
import { ReservationCard, type ReservationCardProps } from './reservation-card.tsx';

export type CardsProps = { reservations: ListedReservation[] } & Pick<
  ReservationCardProps,
  'today' | 'onEdit' | 'onCancel'
>;

export function Cards({ reservations, ...on }: CardsProps) {
  if (reservations.length === 0) return null;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 2xl:grid-cols-4 xl:grid-cols-3">
      {reservations.map((reservation) => (
        <ReservationCard key={reservation.id} reservation={reservation} {...on} />
      ))}
    </div>
  );
}

/** Those of a day that were cancelled. They hold nothing, and stand apart below. */
export function CancelledCards({ reservations, ...on }: CardsProps) {
  const cancelled = reservations.filter(({ status }) => status === 'cancelada');
  if (cancelled.length === 0) return null;
  return (
    <section aria-labelledby="cancelled" className="mt-4 grid gap-3">
      <h2 id="cancelled" className="text-ink-2 text-lg">
        {m['reservations.cancelled']()}
      </h2>
      <Cards reservations={cancelled} {...on} />
    </section>
  );
}
