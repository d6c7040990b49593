import { m } from '#generated/messages/messages.js';
import type { ListedReservation } from '../contract.ts';
import { ReservationCard, type ReservationCardProps } from './reservation-card.tsx';
import type { IsOccupied } from './use-occupied.ts';

export type CardsProps = { reservations: ListedReservation[]; isOccupied: IsOccupied } & Pick<
  ReservationCardProps,
  'today' | 'onEdit' | 'onCancel'
>;

export function Cards({ reservations, isOccupied, ...on }: CardsProps) {
  if (reservations.length === 0) return null;
  return (
    <div className="grid items-start gap-3 md:grid-cols-2 md:gap-4 2xl:grid-cols-4 xl:grid-cols-3">
      {reservations.map((reservation) => (
        <ReservationCard key={reservation.id} reservation={reservation} occupied={isOccupied(reservation)} {...on} />
      ))}
    </div>
  );
}

/** Those of a day that were cancelled, and whose guests did not come. They hold nothing, and stand apart below. */
export function CancelledCards({ reservations, ...on }: CardsProps) {
  const cancelled = reservations.filter(({ status }) => status === 'cancelada');
  return <CardsApart id="cancelled" title={apartTitle(cancelled)} reservations={cancelled} {...on} />;
}

function apartTitle(reservations: readonly ListedReservation[]): string {
  const missed = reservations.filter(({ outcome }) => outcome === 'no_show').length;
  if (missed === 0) return m['reservations.cancelled']();
  return missed === reservations.length ? m['reservations.missed']() : m['reservations.cancelledAndMissed']();
}

/** Cards under a heading of their own; nothing where there are none. */
export function CardsApart({ id, title, reservations, ...on }: { id: string; title: string } & CardsProps) {
  if (reservations.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-4 grid gap-3">
      <h2 id={id} className="text-ink-2 text-lg">
        {title}
      </h2>
      <Cards reservations={reservations} {...on} />
    </section>
  );
}
