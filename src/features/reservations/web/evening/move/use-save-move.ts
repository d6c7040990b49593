import { api } from '#client/api.ts';
import { offerUndo } from '#client/undo.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import type { ListedReservation } from '../../../contract.ts';
import { clockOf } from '../../../evening.ts';
import { type Landing, ownPlace } from '../../../landing.ts';
import { failureOf, nameText } from '../../texts.ts';
import { type Room, spotText } from './texts.ts';

/** Moves a reservation as its form would, and offers to put it back. */
export function useSaveMove(room: Room, onSettled: () => void) {
  const outcome = {
    failed: (error: unknown) => failureOf(error, m['reservations.updateFailed']()),
    rereads: [api.reservations.key()],
    untilReread: true,
  };
  const edit = useChange(api.reservations.edit.mutationOptions(), { ...outcome, onSettled });
  const back = useChange(api.reservations.edit.mutationOptions(), {
    ...outcome,
    done: m['reservations.move.back'](),
  });
  return (reservation: ListedReservation, to: Landing) => {
    const from = ownPlace(reservation, room);
    const stays = from?.at === to.at;
    const when = stays ? reservation : { date: dayOf(to.at, room.timeZone), time: clockOf(to.at, room.timeZone) };
    edit.mutate(formOf(reservation, { ...when, tableId: to.tableId }), {
      onSuccess: ({ revision }) => {
        const values = { name: nameText(reservation), place: spotText(to, room) };
        const told = !stays && reservation.customerEmail !== '';
        offerUndo(told ? m['reservations.move.doneTold'](values) : m['reservations.move.done'](values), () =>
          // Where it was it may be put back, whatever the hours say of it.
          back.mutate({ ...formOf(reservation, reservation), revision, anyway: true }),
        );
      },
    });
  };
}

const dayOf = (at: number, timeZone: string) => localClock(new Date(at), timeZone).day;

function formOf(reservation: ListedReservation, place: Pick<ListedReservation, 'tableId' | 'date' | 'time'>) {
  const { id, revision, customerName, customerEmail, customerPhone, guests, status } = reservation;
  const { tableId, date, time } = place;
  return { id, revision, customerName, customerEmail, customerPhone, guests, status, tableId, date, time };
}
