import { m } from '#generated/messages/messages.js';
import { NoReservations } from './no-reservations.tsx';
import { CancelledCards, Cards, CardsApart, type CardsProps } from './reservation-cards.tsx';

interface ReservationListProps extends CardsProps {
  date: string;
  /** The server's, in milliseconds. */
  now: number;
  onNote: () => void;
}

/** A day's reservations by time. On the running day those that are over stand apart below, and the cancelled ones of any day. */
export function ReservationList({ date, reservations, now, onNote, ...on }: ReservationListProps) {
  const held = reservations.filter(({ status }) => status !== 'cancelada');
  const over = held.filter(({ endsAt }) => date === on.today && Date.parse(endsAt) <= now);
  return (
    <div className="grid gap-4">
      {reservations.length === 0 && <NoReservations onNote={onNote} />}
      <Cards reservations={held.filter((each) => !over.includes(each))} {...on} />
      <CardsApart id="over" title={m['reservations.over']()} reservations={over} {...on} />
      <CancelledCards reservations={reservations} {...on} />
    </div>
  );
}
