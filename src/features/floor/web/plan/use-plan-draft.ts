import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import { changesOf, withArrivals } from '../../plan/changes.ts';
import { completed, standing } from '../../plan/complete.ts';
import type { Plan, Room } from '../../plan/contract.ts';
import { firstFree, isFree, reshaped, settle } from '../../plan/grid.ts';
import { amended, historyOf, redone, stepped, undone } from '../../plan/history.ts';
import { emptied } from '../../plan/rooms.ts';
import type { Place, Shape } from '../../plan/values.ts';
import { movedBy } from './move-key.ts';
import { newRoomName } from './room-name.ts';

/** A table over a square of a room. */
export interface Aim {
  tableId: string;
  roomId: string;
  x: number;
  y: number;
}

type Rooms = readonly Room[];
interface Arranged {
  rooms: Rooms;
  /** Of the tables that were given other ones here. */
  seats: Readonly<Record<string, number>>;
}
const newRoom = (rooms: readonly Pick<Room, 'name'>[]) => ({ id: newKey(), name: newRoomName(rooms) });
const without = (tableId: string, places: readonly Place[]) => places.filter((place) => place.tableId !== tableId);
const idsIn = (rooms: Rooms) => new Set(rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId)));

/** The plan and the seats while they are being arranged: nothing of it is kept until it is saved, and every step can be taken back. New tables come into the room `looked`. */
export function usePlanDraft(
  plan: Plan,
  tables: readonly { id: string; number: number; capacity: number }[],
  looked: string | undefined,
) {
  const [history, setHistory] = useState(() =>
    historyOf<Arranged>({ rooms: completed(plan.rooms, tables, newRoom), seats: {} }),
  );
  const [base, setBase] = useState<Rooms>(history.now.rooms);
  const known = new Set(tables.map(({ id }) => id));
  // A table that was deleted keeps its place for the moment in which that can be undone, and is in nobody's way there.
  const here = (all: Rooms) => standing(all, known);
  const rooms = here(history.now.rooms);
  const { seats } = history.now;
  // A table that is new, or that stood nowhere in what was taken back, stands at the next free place.
  const placed = idsIn(rooms);
  if (placed.size < known.size) {
    const whole = completed(rooms, tables, newRoom, looked);
    if (idsIn(whole).size > placed.size) {
      const before = idsIn(base);
      setHistory(amended(history, { rooms: whole, seats }));
      setBase(withArrivals(base, whole, new Set([...known].filter((id) => !before.has(id)))));
    }
  }
  const [said, setSaid] = useState('');
  const step = (to: (rooms: Rooms) => Rooms, about?: string) =>
    setHistory((now) => {
      const next = to(now.now.rooms);
      return next === now.now.rooms ? now : stepped(now, { ...now.now, rooms: next }, about);
    });
  const roomOf = (tableId: string) => rooms.find(({ places }) => places.some((place) => place.tableId === tableId));
  const placeOf = (tableId: string) => roomOf(tableId)?.places.find((place) => place.tableId === tableId);
  const put = (roomId: string, place: Place, about?: string) => {
    const { x, y, shape } = placeOf(place.tableId) ?? {};
    // Lifted and put down where it stood: there is nothing to take back.
    if (roomOf(place.tableId)?.id === roomId && x === place.x && y === place.y && shape === place.shape) return;
    const to = (room: Room) => {
      const others = without(place.tableId, room.places);
      return { ...room, places: room.id === roomId ? [...others, place] : others };
    };
    step((all) => all.map(to), about);
  };
  const othersIn = (roomId: string, tableId: string) =>
    without(tableId, rooms.find(({ id }) => id === roomId)?.places ?? []);
  /** Where a table would come to stand if it were let go; null where the room is full. */
  const aimedAt = ({ tableId, roomId, x, y }: Aim): Place | null => {
    const place = placeOf(tableId);
    return place ? settle({ ...place, x, y }, othersIn(roomId, tableId)) : null;
  };
  const putOrSay = (roomId: string | undefined, place: Place | null | undefined) => {
    if (roomId && place) put(roomId, place);
    else toast.error(m['floor.plan.full']());
  };
  const reseated = tables.filter(({ id, capacity }) => (seats[id] ?? capacity) !== capacity);
  const back = undone(history);
  const again = redone(history);
  return {
    rooms,
    /** What would be lost. */
    changes: changesOf(
      base,
      rooms,
      reseated.map(({ id }) => id),
    ),
    undo: back && (() => setHistory(back)),
    redo: again && (() => setHistory(again)),
    /** What a screen reader is told of a table that was moved. */
    said,
    /** As it is saved. */
    saved: {
      rooms: [...rooms],
      seats: reseated.map(({ id, capacity }) => ({ tableId: id, capacity: seats[id] ?? capacity, was: capacity })),
    },
    seatsOf: ({ id, capacity }: { id: string; capacity: number }) => seats[id] ?? capacity,
    setSeats: (tableId: string, count: number) =>
      setHistory((now) =>
        stepped(now, { ...now.now, seats: { ...now.now.seats, [tableId]: count } }, `seats ${tableId}`),
      ),
    roomOf,
    placeOf,
    addRoom: () => step((all) => [...all, { ...newRoom(all), places: [] }]),
    rename: (id: string, name: string) =>
      step((all) => all.map((room) => (room.id === id ? { ...room, name } : room)), `name ${id}`),
    /** Its tables go to the room `toId`; an empty one leaves none. */
    removeRoom: (id: string, toId?: string) =>
      step((all) => (toId ? (emptied(here(all), id, toId) ?? all) : all.filter((room) => room.id !== id))),
    aimedAt,
    /** Let go over a room: it stands at the nearest free place. */
    drop: (aim: Aim) => putOrSay(aim.roomId, aimedAt(aim)),
    step: (tableId: string, key: string, name: string) => {
      const room = roomOf(tableId);
      const place = placeOf(tableId);
      const moved = room && place && movedBy(key, place, room.places);
      if (!moved) return;
      put(room.id, moved, `step ${tableId}`);
      setSaid(m['floor.plan.at']({ name, column: moved.x + 1, row: moved.y + 1 }));
    },
    add: (tableId: string, roomId: string, shape: Shape) =>
      putOrSay(roomId, firstFree(tableId, shape, othersIn(roomId, tableId))),
    shape: (tableId: string, shape: Shape) => {
      const room = roomOf(tableId);
      const place = placeOf(tableId);
      if (!room || !place) return;
      const next = reshaped(place, shape);
      if (isFree(next, room.places)) put(room.id, next);
      else {
        const number = tables.find(({ id }) => id === tableId)?.number ?? 0;
        toast.error(m['floor.plan.noFit']({ number }));
      }
    },
  };
}

export type PlanDraft = ReturnType<typeof usePlanDraft>;
