import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import type { ReservationOfNight } from '../contract.ts';
import type { Proposed } from './evening/proposed.ts';
import { useRoom } from './evening/use-room.ts';
import { ReservationForm } from './reservation-form.tsx';

interface ReservationFormDialogProps {
  /** Null opens an empty form. */
  reservation: ReservationOfNight | null;
  proposed?: Proposed | undefined;
  date: string | undefined;
  today: string | undefined;
  onClose: () => void;
  onSaved: (saved: ReservationOfNight) => void;
}

/** The form over the day. What was typed is not thrown away by a stray tap. */
export function ReservationFormDialog({ reservation: opened, onClose, ...form }: ReservationFormDialogProps) {
  const queries = useQueryClient();
  const [reservation, setReservation] = useState(opened);
  const [touched, setTouched] = useState(false);
  const room = useRoom();

  const reload = async () => {
    if (!reservation) return;
    const options = api.reservations.read.queryOptions({ input: { id: reservation.id } });
    try {
      setReservation(await queries.fetchQuery({ ...options, staleTime: 0 }));
      setTouched(false);
    } catch (error) {
      toast.error(failureText(error, m['reservations.loadFailed']()));
    }
  };

  return (
    <GuardedDialog
      touched={touched}
      words={{
        title: m['reservations.form.discard'](),
        discard: m['reservations.form.discardYes'](),
        stay: m['reservations.form.discardNo'](),
        close: m['common.close'](),
      }}
      size="m"
      flush
      onClose={onClose}
      title={reservation ? m['reservations.editTitle']() : m['reservations.addTitle']()}
    >
      <Read
        query={room}
        failed={m['reservations.unread']()}
        waiting={
          // About as tall as the form: the dialog is not to grow under the finger.
          <div className="px-6 pb-8">
            <Loading itemClass="h-170 sm:h-145" />
          </div>
        }
      >
        {(room) => (
          <ReservationForm
            key={reservation?.revision}
            reservation={reservation}
            room={room}
            onTouched={() => setTouched(true)}
            onReload={reload}
            {...form}
          />
        )}
      </Read>
    </GuardedDialog>
  );
}
