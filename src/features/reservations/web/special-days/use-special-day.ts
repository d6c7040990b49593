import { useState } from 'react';
import { api, client } from '#client/api.ts';
import { errorCode, errorDetails, failureText } from '#client/errors.ts';
import { offerUndo } from '#client/undo.tsx';
import { type Change, useChange } from '#client/use-change.ts';
import type { ListedSpecialDay, SpecialDayList, specialDayCalls } from '#features/restaurants/opening/contract.ts';
import type { InputOf } from '#features/serves.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import type { Stranded } from '../../special-days.ts';
import type { StrandedDialogProps } from './stranded-dialog.tsx';

/** A day as it is sent, with the reservations that whoever sends it has seen. */
type Day = InputOf<typeof specialDayCalls.save>;

/** What the public page, the reservations and the list itself say of the hours. */
const rereads = () => [api.specialDays.key(), api.restaurants.bySlug.key(), api.reservations.key()];

interface Outcome {
  failed: string;
  onDone: (day: Day) => void;
  onRefused?: (error: unknown) => void;
}

/** Sends a change of a day; where reservations no longer fit, it waits for whoever sends it to have seen them. */
function useConfirmed(change: Change<Day, SpecialDayList>, { failed, onDone, onRefused }: Outcome) {
  const [waiting, setWaiting] = useState<{ day: Day; reservations: Stranded[] } | null>(null);
  const mutation = useChange<Day, SpecialDayList>(change, {
    failed: (error) => (errorCode(error) === 'special_day_reservations' ? null : failureText(error, failed)),
    rereads: rereads(),
    onDone: (_, day) => {
      setWaiting(null);
      onDone(day);
    },
    onRefused: (error, day) => {
      if (errorCode(error) !== 'special_day_reservations') {
        setWaiting(null);
        return onRefused?.(error);
      }
      setWaiting({ day, reservations: errorDetails(error).reservations as Stranded[] });
    },
  });
  const confirm: StrandedDialogProps = {
    date: waiting?.day.date ?? '',
    reservations: waiting?.reservations ?? [],
    busy: mutation.isPending,
    onClose: () => setWaiting(null),
    onConfirm: () => waiting && mutation.mutate({ ...waiting.day, accepted: waiting.reservations.map(({ id }) => id) }),
  };
  return {
    send: (day: ListedSpecialDay) => mutation.mutate({ ...day, accepted: [] }),
    busy: mutation.isPending,
    confirm,
  };
}

export function useSaveSpecialDay(outcome: Omit<Outcome, 'failed'>) {
  return useConfirmed(api.specialDays.save.mutationOptions(), {
    ...outcome,
    failed: m['restaurants.days.saveFailed'](),
  });
}

/** A day that is removed loses nothing that could not be put back: it is done at once. */
export function useRemoveSpecialDay() {
  const restore = useSaveSpecialDay({ onDone: () => {} });
  const removal = useConfirmed(
    { mutationFn: ({ date, accepted }) => client.specialDays.remove({ date, accepted }) },
    {
      failed: m['restaurants.days.removeFailed'](),
      onDone: ({ accepted: _, ...day }) => {
        const text = m['restaurants.days.removed']({ day: formatDay(day.date, getLocale(), 'date') });
        offerUndo(text, () => restore.send(day));
      },
    },
  );
  return {
    remove: removal.send,
    // Put back, a day may come upon a reservation that was made meanwhile.
    confirm: restore.confirm.reservations.length > 0 ? restore.confirm : removal.confirm,
  };
}
