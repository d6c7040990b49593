import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { GuestRequest } from '../asked/contract.ts';
import type { Reservation, ReservationOfNight } from '../contract.ts';
import type { ReservationStatus } from '../values.ts';
import { failureOf } from './texts.ts';

export interface ReservationDraft extends GuestRequest {
  customerNote: string;
  /** It is meant also where something speaks against it. */
  anyway: boolean;
  tableId: string | null;
  status: ReservationStatus;
}

interface SaveOptions {
  /** Null for a new one. */
  reservation: Reservation | null;
  onSaved: (saved: ReservationOfNight) => void;
  onRefused: (error: unknown) => void;
}

/** Creates or edits. */
export function useSaveReservation({ reservation, onSaved, onRefused }: SaveOptions) {
  const keyOf = useCreationKey();
  const outcome = {
    done: m['reservations.saved'](),
    failed: (error: unknown) => failureOf(error, m['reservations.saveFailed']()),
    rereads: [api.reservations.key()],
    onDone: onSaved,
    onRefused,
  };
  const create = useChange(api.reservations.create.mutationOptions(), outcome);
  const edit = useChange(api.reservations.edit.mutationOptions(), outcome);

  const save = ({ status, anyway, ...asked }: ReservationDraft) => {
    if (reservation) edit.mutate({ id: reservation.id, revision: reservation.revision, status, anyway, ...asked });
    else create.mutate({ key: keyOf(asked), anyway, ...asked });
  };
  return { save, busy: create.isPending || edit.isPending };
}
