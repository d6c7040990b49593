import { NoReservations } from './no-reservations.tsx';
import { CancelledCards, Cards, type CardsProps } from './reservation-cards.tsx';

/** A day's reservations by time; the cancelled ones stand apart below. */
export function ReservationList({ reservations, onNote, ...on }: { onNote: () => void } & CardsProps) {
  return (
    <div className="grid gap-4">
      {reservations.length === 0 && <NoReservations onNote={onNote} />}
      <Cards reservations={reservations.filter(({ status }) => status !== 'cancelada')} {...on} />
      <CancelledCards reservations={reservations} {...on} />
    </div>
  );
}
