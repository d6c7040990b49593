import { m } from '#generated/messages/messages.js';
import { Dot } from '#ui/dot.tsx';
import type { ListedReservation } from '../../contract.ts';
import type { IsOccupied } from '../use-occupied.ts';
import { Coming, Waiting } from './arrival.tsx';

interface ArrivalsProps {
  /** Whether it is the running day: then everybody who is still to come, otherwise those alone whom nobody has answered. */
  isToday: boolean;
  /** Those who are expected still, in order of time. */
  expected: readonly ListedReservation[];
  isOccupied: IsOccupied;
  onOpen: (reservation: ListedReservation) => void;
  onCancel: (reservation: ListedReservation) => void;
}

/** Who comes next, and who waits for an answer. One row, however many they are: the evening below stays where it is. */
export function Arrivals({ isToday, expected, isOccupied, onOpen, onCancel }: ArrivalsProps) {
  const pending = expected.filter(({ status }) => status === 'pendente');
  // Who waits for an answer comes first: on a phone nobody looks for them sideways.
  const shown = [...pending, ...(isToday ? expected.filter((each) => !pending.includes(each)) : [])];
  if (shown.length === 0) return null;
  const toConfirm = pending.length > 0 && m['reservations.evening.toConfirm']({ count: pending.length });
  return (
    <section
      aria-labelledby="arrivals"
      // What is said of the row stands above it on a phone, and beside it where there is room.
      className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:flex lg:items-center lg:gap-4"
    >
      <h2
        id="arrivals"
        className="flex shrink-0 flex-wrap items-center gap-x-3 whitespace-nowrap font-semibold text-sm lg:grid lg:gap-y-0.5"
      >
        {isToday && <span>{m['reservations.evening.coming']()}</span>}
        {toConfirm && (
          <span className="flex items-center gap-2">
            <Dot tone="yellow" />
            {toConfirm}
          </span>
        )}
      </h2>
      <ul className="-mx-4 flex min-w-0 snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:scroll-px-1 lg:px-1">
        {shown.map((reservation) => {
          const about = { reservation, occupied: isOccupied(reservation), onOpen: () => onOpen(reservation) };
          // Once answered it is another entry: the focus of the one that goes is kept.
          return reservation.status === 'pendente' ? (
            <Waiting key={`waiting-${reservation.id}`} {...about} onCancel={onCancel} />
          ) : (
            <Coming key={reservation.id} {...about} />
          );
        })}
      </ul>
    </section>
  );
}
