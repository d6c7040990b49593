import { useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { newKey } from '#client/new-key.ts';
import { offerUndo } from '#client/undo.tsx';
import { m } from '#generated/messages/messages.js';
import { completed } from '../../plan/complete.ts';
import type { Plan, Room } from '../../plan/contract.ts';
import { firstFree, settle } from '../../plan/grid.ts';
import { restored } from '../../plan/restored.ts';
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

/** The plan while it is being arranged: nothing of it is kept until it is saved. */
export function usePlanDraft(plan: Plan, tables: readonly { id: string; capacity: number }[]) {
  const newRoom = (all: readonly Pick<Room, 'name'>[]) => ({ id: newKey(), name: newRoomName(all) });
  const [rooms, store] = useState<readonly Room[]>(() => completed(plan.rooms, tables, newRoom));
  const [changed, setChanged] = useState(false);
  const setRooms = (to: (rooms: readonly Room[]) => readonly Room[]) => {
    store(to);
    setChanged(true);
  };
  // A new table, and one whose room was removed, stand at the next free place.
  const placed = rooms.flatMap(({ places }) => places.map(({ tableId }) => tableId));
  if (tables.some(({ id }) => !placed.includes(id))) {
    const whole = completed(rooms, tables, newRoom);
    if (whole.flatMap(({ places }) => places).length > placed.length) store(whole);
  }
  const [said, setSaid] = useState('');
  // Once it is saved or thrown away, there is nothing left that a room could come back to.
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  const change = (id: string, to: (room: Room) => Room) =>
    setRooms((all) => all.map((room) => (room.id === id ? to(room) : room)));
  const roomOf = (tableId: string) => rooms.find(({ places }) => places.some((place) => place.tableId === tableId));
  const placeOf = (tableId: string) => roomOf(tableId)?.places.find((place) => place.tableId === tableId);
  const without = (tableId: string) => (all: readonly Place[]) => all.filter((place) => place.tableId !== tableId);
  const put = (roomId: string, place: Place) =>
    setRooms((all) =>
      all.map((room) => {
        const others = without(place.tableId)(room.places);
        return { ...room, places: room.id === roomId ? [...others, place] : others };
      }),
    );
  /** Where a table would come to stand if it were let go; null where the room is full. */
  const aimedAt = ({ tableId, roomId, x, y }: Aim): Place | null => {
    const place = placeOf(tableId);
    const others = without(tableId)(rooms.find(({ id }) => id === roomId)?.places ?? []);
    return place ? settle({ ...place, x, y }, others) : null;
  };
  const sayFull = () => toast.error(m['floor.plan.full']());
  return {
    rooms,
    /** Whether anything was done that would be lost. */
    changed,
    /** What a screen reader is told of a table that was moved. */
    said,
    /** As they are saved: a table that was deleted meanwhile has no place any more. */
    roomsOf: (tables: { has: (tableId: string) => boolean }): Room[] =>
      rooms.map((room) => ({ ...room, places: room.places.filter(({ tableId }) => tables.has(tableId)) })),
    roomOf,
    placeOf,
    addRoom: () => setRooms((all) => [...all, { ...newRoom(all), places: [] }]),
    rename: (id: string, name: string) => change(id, (room) => ({ ...room, name })),
    /** At once; for a moment it can be taken back. */
    removeRoom: (room: Room) => {
      setRooms((all) => all.filter(({ id }) => id !== room.id));
      withdraw.current = offerUndo(m['floor.plan.roomRemoved']({ name: room.name }), () =>
        setRooms((all) => restored(all, rooms, room.id)),
      );
    },
    aimedAt,
    /** Let go over a room: it stands at the nearest free place. */
    drop: (aim: Aim) => {
      const place = aimedAt(aim);
      if (place) put(aim.roomId, place);
      else sayFull();
    },
    /** False where the key moves nothing. */
    step: (tableId: string, key: string, name: string) => {
      const room = roomOf(tableId);
      const place = placeOf(tableId);
      const moved = room && place && movedBy(key, place, room.places);
      if (!moved) return;
      put(room.id, moved);
      setSaid(m['floor.plan.at']({ name, column: moved.x + 1, row: moved.y + 1 }));
    },
    add: (tableId: string, roomId: string, shape: Shape) => {
      const others = without(tableId)(rooms.find(({ id }) => id === roomId)?.places ?? []);
      const place = firstFree(tableId, shape, others);
      if (place) put(roomId, place);
      else sayFull();
    },
    shape: (tableId: string, shape: Shape) => {
      const room = roomOf(tableId);
      const place = placeOf(tableId);
      const settled = room && place && settle({ ...place, shape }, without(tableId)(room.places));
      if (settled) put(room.id, settled);
      else sayFull();
    },
  };
}

export type PlanDraft = ReturnType<typeof usePlanDraft>;
