import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { withdrawUndo } from '#client/undo.tsx';
import { m } from '#generated/messages/messages.js';
import type { ListedReservation } from '../../../contract.ts';
import { sittingOf } from '../../../evening.ts';
import {
  isSamePlace,
  type Landing,
  landingAfterKey,
  ownPlace,
  type Refusal,
  refusalAt,
  seatsShort,
} from '../../../landing.ts';
import type { Moving } from './moving.ts';
import { noteText, placeText, type Room, refusalText } from './texts.ts';
import { useSaveMove } from './use-save-move.ts';

export interface Move {
  moving: Moving;
  reservation: ListedReservation;
  room: Room;
  /** Null where it has no table yet and none was chosen. */
  landing: Landing | null;
  refusal: Refusal | null;
  /** What is said of the place. */
  said: { place: string; refused: string | null; note: string | null };
}

interface MoveOptions {
  room: Room;
  moving: Moving | null;
  onMoving: (moving: Moving | null) => void;
}

/** A reservation on its way to another table or time: where it would be put, what speaks against it, and how it is put there. */
export function useMove({ room, moving, onMoving }: MoveOptions) {
  const reservation = room.reservations.find(({ id }) => id === moving?.id);
  const own = reservation ? ownPlace(reservation, room) : null;
  // Of one without a table the first one is as good as any.
  const from = () => landing ?? (reservation ? firstPlace(reservation, room) : null);
  const save = useSaveMove(room, () => onMoving(null));
  const landing = moving?.landing ?? own;
  const refusal = reservation && landing ? refusalAt(landing, reservation, room) : null;
  const refused = refusal && refusalText(refusal, room);

  // Escape puts it back, from wherever the focus is; by keys the arrows carry it and Enter puts it there.
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (moving?.stage !== 'choosing' || !reservation || isTyping(event.target)) return;
    const start = moving.by === 'keys' ? from() : null;
    const next = start && landingAfterKey(event.key, start, room);
    if (event.key === 'Escape') onMoving(null);
    else if (next) onMoving({ ...moving, landing: next });
    else if (moving.by === 'keys' && event.key === 'Enter' && !isButtonOfItsOwn(event.target)) put();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const active = moving !== null;
  useEffect(() => {
    if (!active) return;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen, { capture: true });
    // On a phone the offer to take the last move back would lie over what is said of this one.
    withdrawUndo();
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [active]);
  useFocusBack(moving);

  /** Puts it where it was carried to; `chosen` is where a hand has just let go of it. */
  const put = (chosen = landing, asked = true) => {
    if (!moving || !reservation || !chosen) return;
    if (isSamePlace(chosen, own)) return onMoving(null);
    const against = refusalAt(chosen, reservation, room);
    if (against) {
      // Keys go on from where they are, beside which it stands written why not; what a hand lets go of lies where it was.
      if (moving.by === 'keys') return;
      toast.error(refusalText(against, room));
      return onMoving(null);
    }
    const asks = asked && seatsShort(chosen.tableId, reservation, room) !== null;
    onMoving({ ...moving, landing: chosen, stage: asks ? 'asking' : 'sent' });
    if (!asks) save(reservation, chosen);
  };

  const said = () => {
    if (!reservation || !landing) return { place: m['reservations.noTable'](), refused: null, note: null };
    return { place: placeText(landing, reservation, room), refused, note: noteText(landing, reservation, room) };
  };
  const move: Move | null =
    moving && reservation ? { moving, reservation, room, landing, refusal, said: said() } : null;
  return { move, put, stop: () => onMoving(null) };
}

const firstPlace = (reservation: ListedReservation, { tables, timeZone }: Room): Landing | null =>
  tables[0] ? { tableId: tables[0].id, at: sittingOf(reservation, timeZone).since } : null;

const isButtonOfItsOwn = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('[data-move-bar]');

/** Whoever types, or answers a dialog, means that. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && !!target.closest('dialog, input, textarea, select');

/** What was moved by keys is where the focus is afterwards: its place in the order of time may be another. */
function useFocusBack(moving: Moving | null): void {
  const carried = useRef<string>(null);
  useEffect(() => {
    if (moving?.by === 'keys') carried.current = moving.id;
    if (moving || !carried.current) return;
    document.getElementById(`reservation-${carried.current}`)?.focus();
    carried.current = null;
  }, [moving]);
}
