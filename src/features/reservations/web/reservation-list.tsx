import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { type HouseHours, isClosedOn } from '../../restaurants/hours.ts';
import { closedText } from './closed-text.ts';
import { NoReservations } from './no-reservations.tsx';
import { CancelledCards, Cards, CardsApart, type CardsProps } from './reservation-cards.tsx';

interface ReservationListProps extends CardsProps {
  date: string;
  /** Unknown until it is read. */
  house: HouseHours | undefined;
  /** The server's, in milliseconds. */
  now: number;
  onNote: () => void;
}

/** A day's reservations by time. On the running day those that are over stand apart below, and the cancelled ones of any day. */
export function ReservationList({ date, house, reservations, now, onNote, ...on }: ReservationListProps) {
  const held = reservations.filter(({ status }) => status !== 'cancelada');
  const over = held.filter(({ endsAt }) => date === on.today && Date.parse(endsAt) <= now);
  return (
    <div className="grid gap-4">
      {house && isClosedOn(house, date) && <Notice tone="yellow" title={closedText(date, house)} />}
      {reservations.length === 0 && <NoReservations onNote={onNote} />}
      <Cards reservations={held.filter((each) => !over.includes(each))} {...on} />
      <CardsApart id="over" title={m['reservations.over']()} reservations={over} {...on} />
      <CancelledCards reservations={reservations} {...on} />
    </div>
  );
}
