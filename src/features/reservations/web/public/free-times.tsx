import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Profile } from '../../../restaurants/contract.ts';
import { minutesLeft } from '../../last-start.ts';
import { halfHours, momentsOf } from '../../moments.ts';
import type { When } from '../../opening.ts';
import { sittingMinutes } from '../../sitting-now.ts';
import { peopleText } from '../evening/texts.ts';
import { NextDays } from './next-days.tsx';
import { isTooBig } from './party.ts';
import { BigParty } from './too-big-notice.tsx';
import type { FreeRead } from './use-free-times.ts';

interface FreeTimesProps {
  free: FreeRead;
  house: Profile;
  /** The business day that is asked for, as far as it is typed. */
  date: string;
  /** As typed. */
  guests: number;
  /** Whether a guest can still come then, by the clock of this page. */
  isToCome: (when: When) => boolean;
  /** What stands in the time field. */
  time: string;
  /** What was refused says already what is left. */
  refused: boolean;
  onPick: (when: When) => void;
  onPickDay: (when: When) => void;
}

/** The half hours of the day that is asked for, each a press away; those without a table say so. Any other time can still be typed. */
export function FreeTimes(props: FreeTimesProps) {
  const { free, house, date, guests, time, isToCome, refused, onPick } = props;
  if (!free.asks) return null;
  if (free.isError) return <p className="text-ink-2 text-sm">{m['reservations.free.failed']()}</p>;
  if (!free.data)
    return (
      <div role="status" aria-label={m['common.loading']()}>
        <TimesSkeleton count={offered(date, house).filter(isToCome).length} />
      </div>
    );
  const { times, next, mostSeats } = free.data;
  if (isTooBig(guests, mostSeats)) return refused ? null : <BigParty {...{ guests, mostSeats, house }} />;
  return (
    <>
      {times.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold text-sm">
            {m['reservations.free.title']({ people: peopleText(guests) })}
          </legend>
          <ul className={slotGrid}>
            {times.map((slot) => (
              <li key={`${slot.date} ${slot.time}`}>
                <Slot slot={slot} picked={slot.time === time} onPick={onPick} />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {next.length > 0 && !refused && <NextDays days={next} house={house} onPick={props.onPickDay} />}
    </>
  );
}

/** At which half hours guests are received who stay as long as guests do. */
const offered = (date: string, house: Profile) =>
  momentsOf(date, halfHours, house).filter(
    (when) => minutesLeft(when, house, sittingMinutes(house.reservationMinutes)) === null,
  );

const slotGrid = 'grid grid-cols-3 gap-2 sm:grid-cols-4';

/** As high as the times that will stand there: what comes below is read, and typed into, already. */
function TimesSkeleton({ count }: { count: number }) {
  if (count === 0) return <Skeleton className="h-30 w-full" />;
  return (
    <>
      <Skeleton className="mb-2 h-5 w-40" />
      <div className={slotGrid}>
        {Array.from({ length: count }, (_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid
          <Skeleton key={slot} className="h-12 rounded-md" />
        ))}
      </div>
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
