import { errorCode, errorDetails } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { When } from '../../opening.ts';
import { DayPicks } from './picks.tsx';

/** What the refusal of a closed day offers instead; null where it offers nothing. */
export function nextDaysOf(error: unknown): When[] | null {
  if (errorCode(error) === 'no_table_free') return null;
  const { next } = errorDetails(error) as { next?: When[] };
  return Array.isArray(next) && next.length > 0 ? next : null;
}

interface NextDaysProps {
  days: When[];
  house: HouseHours;
  onPick: (when: When) => void;
}

/** The next days with a table, to pick from. What is wrong with the asked one stands at its field. */
export function NextDays({ days, house, onPick }: NextDaysProps) {
  return (
    <Notice tone="yellow" live title={m['reservations.left.nextDays']()}>
      <DayPicks moments={days} house={house} onPick={onPick} />
    </Notice>
  );
}
