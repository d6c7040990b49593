import { useClock } from '#features/orders/web/use-clock.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import type { FloorTable } from '../../../tables/contract.ts';
import type { ListedReservation } from '../../contract.ts';
import { clockOf, eveningOf, occupancyOf, seatsOf } from '../../evening.ts';
import { NoReservations } from '../no-reservations.tsx';
import type { ReservationCardProps } from '../reservation-card.tsx';
import { CancelledCards } from '../reservation-cards.tsx';
import { Board } from './board.tsx';
import { Legend } from './legend.tsx';
import { PendingBar } from './pending-bar.tsx';
import type { Proposed } from './proposed.ts';
import type { Room } from './use-room.ts';

interface EveningViewProps extends Pick<ReservationCardProps, 'today' | 'onEdit' | 'onCancel'> {
  date: string;
  reservations: ListedReservation[];
  room: Room;
  onOpen: (reservation: ListedReservation) => void;
  onNote: () => void;
  onFree: (proposed: Proposed) => void;
}

const usualGuests = 2;

/** A night as the room sees it: who waits for an answer, how full it gets, and who sits where from when to when. */
export function EveningView({ date, today, reservations, room, onOpen, onNote, onFree, ...on }: EveningViewProps) {
  const { tables, house } = room;
  const now = useClock(room.serverNow, room.heardAt);
  const { timezone } = house;
  const evening = eveningOf(date, house, tables, reservations);
  const pending = evening.blocks
    .map(({ reservation }) => reservation)
    .filter(({ status, outcome, endsAt }) => status === 'pendente' && !outcome && Date.parse(endsAt) > now);
  const book = ({ id, capacity }: FloorTable, at: number) =>
    onFree({ tableId: id, time: clockOf(at, timezone), guests: Math.min(capacity, usualGuests) });

  if (tables.length === 0 && reservations.length === 0) return <NoReservations onNote={onNote} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PendingBar pending={pending} onCancel={on.onCancel} />
      {reservations.length === 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken py-2 pr-2 pl-4">
          <p className="font-medium">{m['reservations.none']()}</p>
          {date >= today && (
            <Button size="s" variant="soft" onClick={onNote}>
              <PlusIcon size={18} />
              {m['reservations.note']()}
            </Button>
          )}
        </div>
      )}
      <Board
        date={date}
        tables={tables}
        timeZone={timezone}
        now={now}
        evening={evening}
        occupancy={occupancyOf(evening, timezone, reservations)}
        seats={seatsOf(tables)}
        onOpen={onOpen}
        onFree={date >= today ? book : undefined}
      />
      {evening.blocks.length > 0 && <Legend />}
      <CancelledCards reservations={reservations} today={today} {...on} />
    </div>
  );
}
