import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { failureText } from '#client/failure-text.ts';
import { newKey } from '#client/new-key.ts';
import { m } from '#generated/messages/messages.js';
import type { Asked, Reservation, ReservationStatus } from '../contract.ts';

export interface ReservationDraft extends Asked {
  tableId: string | null;
  status: ReservationStatus;
}

interface SaveOptions {
  /** Null for a new one. */
  reservation: Reservation | null;
  onSaved: (saved: Reservation) => void;
  onRefused: (error: unknown) => void;
}

/** Creates or edits. The key belongs to what was sent, so sending the same again after a lost answer makes no second one. */
export function useSaveReservation({ reservation, onSaved, onRefused }: SaveOptions) {
  const queries = useQueryClient();
  const [sent, setSent] = useState({ key: newKey(), body: '' });
  const options = {
    networkMode: 'always',
    onSuccess: (saved: Reservation) => {
      toast.success(m['reservations.saved']());
      onSaved(saved);
    },
    onError: (error: unknown) => {
      const stale = errorCode(error) === 'stale_revision';
      toast.error(stale ? m['reservations.form.stale']() : failureText(error, m['reservations.saveFailed']()));
      onRefused(error);
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: api.reservations.key() }),
  } as const;
  const create = useMutation({ ...api.reservations.create.mutationOptions(), ...options });
  const edit = useMutation({ ...api.reservations.edit.mutationOptions(), ...options });

  const save = ({ status, ...asked }: ReservationDraft) => {
    if (reservation) return edit.mutate({ id: reservation.id, revision: reservation.revision, status, ...asked });
    const body = JSON.stringify(asked);
    const key = sent.body === '' || sent.body === body ? sent.key : newKey();
    setSent({ key, body });
    create.mutate({ key, ...asked });
  };
  return { save, busy: create.isPending || edit.isPending };
}
