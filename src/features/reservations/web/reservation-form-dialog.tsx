import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { m } from '#generated/messages/messages.js';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { Reservation } from '../contract.ts';
import { ReservationForm } from './reservation-form.tsx';

interface ReservationFormDialogProps {
  /** Null opens an empty form. */
  reservation: Reservation | null;
  date: string | undefined;
  today: string | undefined;
  onClose: () => void;
  onSaved: (saved: Reservation) => void;
}

/** The form over the day. What was typed is not thrown away by a stray tap. */
export function ReservationFormDialog({ reservation: opened, onClose, ...form }: ReservationFormDialogProps) {
  const queries = useQueryClient();
  const [reservation, setReservation] = useState(opened);
  const [touched, setTouched] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const tables = useQuery(api.tables.list.queryOptions());

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
    <>
      <Dialog
        open
        size="m"
        flush
        onClose={() => (touched ? setLeaving(true) : onClose())}
        title={reservation ? m['reservations.editTitle']() : m['reservations.addTitle']()}
        closeLabel={m['common.close']()}
      >
        {tables.data ? (
          <ReservationForm
            key={reservation?.revision}
            reservation={reservation}
            tables={tables.data.tables}
            onTouched={() => setTouched(true)}
            onReload={reload}
            {...form}
          />
        ) : tables.isError ? (
          <ErrorState
            title={m['reservations.unread']()}
            retryLabel={m['common.retry']()}
            onRetry={() => void tables.refetch()}
            busy={tables.isFetching}
          />
        ) : (
          <div className="px-6 pb-8">
            <Spinner label={m['common.loading']()} />
          </div>
        )}
      </Dialog>
      <ConfirmDialog
        open={leaving}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
        title={m['reservations.form.discard']()}
        confirmLabel={m['reservations.form.discardYes']()}
        cancelLabel={m['reservations.form.discardNo']()}
        closeLabel={m['common.close']()}
        tone="danger"
      />
    </>
  );
}
