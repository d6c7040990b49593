import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock, isDay } from '#lib/days.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HouseHours } from '../../../restaurants/hours.ts';
import type { When } from '../../opening.ts';
import { maxGuests } from '../../values.ts';
import { peopleText } from '../evening/texts.ts';
import { NextDays } from './next-days.tsx';

interface FreeTimesProps {
  slug: string;
  house: HouseHours;
  /** The business day that is asked for, as far as it is typed. */
  date: string;
  firstDay: string;
  /** As typed: what is no number of guests asks for the usual party. */
  guests: number;
  /** What stands in the time field. */
  time: string;
  /** A refusal already offers other days. */
  offersDays: boolean;
  onPick: (when: When) => void;
}

const usualParty = 2;

/** The half hours of the day that is asked for, each a press away; those without a table say so. Any other time can still be typed. */
export function FreeTimes({ slug, house, date, firstDay, guests, time, offersDays, onPick }: FreeTimesProps) {
  const party = Number.isInteger(guests) && guests >= 1 && guests <= maxGuests ? guests : usualParty;
  const asks = isDay(date) && date >= firstDay;
  const free = useQuery({
    ...api.reservations.freeTimes.queryOptions({ input: { slug, date, guests: party } }),
    enabled: asks,
  });
  if (!asks) return null;
  if (free.isError) return <p className="text-ink-2 text-sm">{m['reservations.free.failed']()}</p>;
  if (!free.data)
    return (
      <div role="status" aria-label={m['common.loading']()}>
        <Skeleton className="h-30 w-full" />
      </div>
    );
  const { times, next } = free.data;
  return (
    <>
      {times.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold text-sm">
            {m['reservations.free.title']({ people: peopleText(party) })}
          </legend>
          <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
            {times.map((slot) => (
              <li key={`${slot.date} ${slot.time}`}>
                <Slot slot={slot} picked={slot.time === time} onPick={onPick} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {next.length > 0 && !offersDays && <NextDays days={next} house={house} onPick={onPick} />}
    </>
  );
}

interface SlotProps {
  slot: When & { free: boolean };
  picked: boolean;
  onPick: (when: When) => void;
}

function Slot({ slot: { free, ...when }, picked, onPick }: SlotProps) {
  return (
    <button
      type="button"
      disabled={!free}
      aria-pressed={picked}
      onClick={() => onPick(when)}
      className={cx(
        'grid min-h-12 w-full content-center rounded-md px-1 text-center font-semibold tabular-nums transition',
        !free && 'bg-sunken text-ink-3',
        free && (picked ? 'bg-brand text-white' : 'bg-tint text-brand-ink hover:brightness-97'),
      )}
    >
      {formatClock(when.time, getLocale())}
      {!free && <span className="font-normal text-xs">{m['reservations.free.gone']()}</span>}
    </button>
  );
}
