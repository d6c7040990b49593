import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { isClosedOn } from '../../../restaurants/hours.ts';
import type { FloorTable } from '../../../tables/contract.ts';
import type { ListedReservation } from '../../contract.ts';
import { clockOf, eveningOf, sittingOf } from '../../evening.ts';
import { mealAt, mealsOf } from '../../meals.ts';
import { occupancyOf, seatsOf } from '../../occupancy.ts';
import { isExpected } from '../../occupied-now.ts';
import { openHalfHours } from '../../open-hours.ts';
import type { Party } from '../../parties-now.ts';
import { shownSitting, sittingAt } from '../../sitting-now.ts';
import { NoReservations } from '../no-reservations.tsx';
import type { ReservationCardProps } from '../reservation-card.tsx';
import { CancelledCards } from '../reservation-cards.tsx';
import type { IsOccupied } from '../use-occupied.ts';
import { Arrivals } from './arrivals.tsx';
import { Board } from './board.tsx';
import { ClosedDay } from './closed-day.tsx';
import { Legend } from './legend.tsx';
import { MealChoice } from './meal-choice.tsx';
import { MoveBar } from './move/move-bar.tsx';
import type { Moving } from './move/moving.ts';
import { TightDialog } from './move/tight-dialog.tsx';
import { useMove } from './move/use-move.ts';
import type { Proposed } from './proposed.ts';
import type { Room } from './use-room.ts';

interface EveningViewProps extends Pick<ReservationCardProps, 'today' | 'onEdit' | 'onCancel'> {
  date: string;
  reservations: ListedReservation[];
  sittingMinutes: number;
  room: Room;
  /** The server's, in milliseconds. */
  now: number;
  isOccupied: IsOccupied;
  /** Who is at the tables now; nobody on another day than the running one. */
  parties: readonly Party[];
  onOpen: (reservation: ListedReservation) => void;
  onNote: () => void;
  onFree: (proposed: Proposed) => void;
  moving: Moving | null;
  onMoving: (moving: Moving | null) => void;
}

const usualGuests = 2;

/** A night as the room sees it: who comes next, how full it gets, and who sits where from when to when. */
export function EveningView(props: EveningViewProps) {
  const { date, today, reservations, sittingMinutes, room, now, isOccupied, parties, moving, onMoving } = props;
  const { onOpen, onNote, onFree, onEdit, onCancel } = props;
  const { tables, house } = room;
  const [picked, setPicked] = useState<number | null>(null);
  const { timezone } = house;
  const seated =
    date === today ? tables.flatMap((each) => sittingAt(each, { now, minutes: sittingMinutes }) ?? []) : [];
  const meals = mealsOf(
    date,
    house,
    reservations,
    seated.map((sitting) => shownSitting(sitting, now)),
  );
  // What is moved is in sight, whichever meal was.
  const moved = reservations.find(({ id }) => id === moving?.id);
  const shown = moved ? sittingOf(moved, timezone).since : picked;
  const meal =
    meals.find(({ since, until }) => shown !== null && since <= shown && shown < until) ?? mealAt(meals, now);
  const evening = eveningOf(meal, tables, reservations);
  const open = openHalfHours(evening, house);
  const ground = { window: evening, tables, reservations, timeZone: timezone, minutes: sittingMinutes, now, open };
  const { move, put, stop } = useMove({ room: ground, moving, onMoving });
  const expected = reservations.filter((each) => isExpected(each, now));
  const book = ({ id, capacity }: FloorTable, at: number) =>
    onFree({ tableId: id, time: clockOf(at, timezone), guests: Math.min(capacity, usualGuests) });

  if (isClosedOn(house, date))
    return <ClosedDay {...{ date, house, reservations, today, isOccupied, onEdit, onCancel }} />;
  if (tables.length === 0 && reservations.length === 0) return <NoReservations onNote={onNote} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Arrivals isToday={date === today} {...{ expected, isOccupied, onOpen }} onCancel={onCancel} />
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
      <MealChoice {...{ meals, meal, reservations }} timeZone={timezone} onPick={(chosen) => setPicked(chosen.since)} />
      <div className="grid grid-cols-[minmax(0,1fr)]">
        <MoveBar move={move} onPut={() => put()} onStop={stop} />
        <Board
          {...{ tables, now, evening, open, sittingMinutes, isOccupied, onOpen }}
          timeZone={timezone}
          byHour={occupancyOf(evening, timezone, reservations, { parties, now }).byHour}
          seats={seatsOf(tables)}
          onFree={date >= today ? book : undefined}
          movable={date >= today ? { room: ground, move, onMoving, onPut: put } : null}
        />
      </div>
      {move?.moving.stage === 'asking' && (
        <TightDialog move={move} onConfirm={() => put(move.landing, false)} onClose={stop} />
      )}
      {(evening.blocks.length > 0 || seated.length > 0) && <Legend />}
      <CancelledCards {...{ reservations, today, isOccupied, onEdit, onCancel }} />
    </div>
  );
}
