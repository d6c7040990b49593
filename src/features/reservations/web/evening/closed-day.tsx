import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { ListedReservation } from '../../contract.ts';
import { closedText } from '../closed-text.ts';
import { CancelledCards, Cards, type CardsProps } from '../reservation-cards.tsx';

interface ClosedDayProps extends CardsProps {
  date: string;
  house: HouseHours;
}

/** A day on which the house does not open is no evening: who has reserved is listed, so that somebody answers them. */
export function ClosedDay({ date, house, reservations, ...on }: ClosedDayProps) {
  const held = reservations.filter(isHeld);
  return (
    <div className="grid gap-4">
      <Notice tone="yellow" title={closedText(date, house)}>
        {held.length > 0 ? m['reservations.outside.hint']() : m['reservations.none']()}
      </Notice>
      <Cards reservations={held} {...on} />
      <CancelledCards reservations={reservations} {...on} />
    </div>
  );
}

const isHeld = ({ status }: ListedReservation) => status !== 'cancelada';
