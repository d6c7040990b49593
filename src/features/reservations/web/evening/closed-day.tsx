import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { weekdayOf } from '#lib/days.ts';
import { Notice } from '#ui/notice.tsx';
import type { SpecialDay } from '../../../restaurants/opening/contract.ts';
import type { ListedReservation } from '../../contract.ts';
import { weekdayText } from '../../night-text.ts';
import { CancelledCards, Cards, type CardsProps } from '../reservation-cards.tsx';

interface ClosedDayProps extends CardsProps {
  date: string;
  /** Why it is closed, where it is a single day that has a name. */
  special: Pick<SpecialDay, 'name'> | undefined;
}

/** A day on which the house does not open is no evening: who has reserved is listed, so that somebody answers them. */
export function ClosedDay({ date, special, reservations, ...on }: ClosedDayProps) {
  const held = reservations.filter(isHeld);
  return (
    <div className="grid gap-4">
      <Notice tone="yellow" title={closedText(date, special?.name)}>
        {held.length > 0 ? m['reservations.outside.hint']() : m['reservations.none']()}
      </Notice>
      <Cards reservations={held} {...on} />
      <CancelledCards reservations={reservations} {...on} />
    </div>
  );
}

const isHeld = ({ status }: ListedReservation) => status !== 'cancelada';

function closedText(date: string, name: string | undefined): string {
  if (name) return m['reservations.evening.closedName']({ name });
  const day = weekdayText(date, getLocale());
  // Portuguese has Saturday and Sunday masculine.
  const isWeekend = [0, 6].includes(weekdayOf(date));
  return isWeekend
    ? m['reservations.evening.closedWeekend']({ day })
    : m['reservations.evening.closedWeekday']({ day });
}
