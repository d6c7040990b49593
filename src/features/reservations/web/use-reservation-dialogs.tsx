import { useState } from 'react';
import type { ListedReservation, ReservationOfNight } from '../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import type { Proposed } from './evening/proposed.ts';
import { ReservationDialog } from './evening/reservation-dialog.tsx';
import { ReservationFormDialog } from './reservation-form-dialog.tsx';
import type { IsOccupied } from './use-occupied.ts';

type Opened =
  | { what: 'form'; reservation: ReservationOfNight | null; proposed?: Proposed }
  | { what: 'cancel' | 'facts'; reservation: ListedReservation };

interface DialogsOptions {
  date: string | undefined;
  today: string | undefined;
  /** Those on the screen: what is shown of one that is open follows them. */
  reservations: readonly ListedReservation[] | undefined;
  isOccupied: IsOccupied;
  onSaved: (saved: ReservationOfNight) => void;
  /** It is to be moved on the evening. */
  onMove: (reservation: ListedReservation) => void;
}

/** What opens over a day: a reservation, its form, and the question whether it is cancelled; one at a time. */
export function useReservationDialogs(options: DialogsOptions) {
  const { date, today, reservations = [], isOccupied, onSaved, onMove } = options;
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const edit = (reservation: ReservationOfNight) => setOpened({ what: 'form', reservation });
  const cancel = (reservation: ListedReservation) => setOpened({ what: 'cancel', reservation });
  const current = (opening: ListedReservation) => reservations.find(({ id }) => id === opening.id) ?? opening;
  const dialogs = (
    <>
      {opened?.what === 'facts' && today && (
        <ReservationDialog
          reservation={current(opened.reservation)}
          today={today}
          occupied={isOccupied(current(opened.reservation))}
          onEdit={edit}
          onMove={(reservation) => {
            close();
            onMove(reservation);
          }}
          onCancel={cancel}
          onClose={close}
        />
      )}
      {opened?.what === 'form' && (
        <ReservationFormDialog
          reservation={opened.reservation}
          proposed={opened.proposed}
          date={date}
          today={today}
          onClose={close}
          onSaved={(saved) => {
            close();
            onSaved(saved);
          }}
        />
      )}
      {opened?.what === 'cancel' && <CancelDialog reservation={current(opened.reservation)} onClose={close} />}
    </>
  );
  return {
    add: () => setOpened({ what: 'form', reservation: null }),
    book: (proposed: Proposed) => setOpened({ what: 'form', reservation: null, proposed }),
    open: (reservation: ListedReservation) => setOpened({ what: 'facts', reservation }),
    edit,
    cancel,
    dialogs,
  };
}
