import { type FocusEvent, type FormEvent, type SubmitEvent, useState } from 'react';
import { errorCode } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import type { ReservationOfNight } from '../contract.ts';
import { asPromised } from '../night-text.ts';
import type { When } from '../opening.ts';
import { sittingMinutes } from '../sitting-now.ts';
import type { ReservationStatus } from '../values.ts';
import { maxGuests, reservationStatuses } from '../values.ts';
import type { Proposed } from './evening/proposed.ts';
import type { Room } from './evening/use-room.ts';
import { NoteField } from './note-field.tsx';
import { OtherTimes } from './other-times.tsx';
import { outsideText, shortStayText } from './outside-text.ts';
import { NextDays, nextDaysOf } from './public/next-days.tsx';
import { lacksNight, NightChoice, nightHint } from './public/night-choice.tsx';
import { focusNext } from './public/pick-when.ts';
import { readRequest } from './public/read-request.ts';
import { settledBy } from './public/settled.ts';
import { useNights } from './public/use-nights.ts';
import { WhenFields } from './public/when-fields.tsx';
import { WhoFields } from './public/who-fields.tsx';
import { TableField } from './table-field.tsx';
import { useMissedBefore } from './use-missed-before.ts';
import { useSaveReservation } from './use-save-reservation.ts';
import { useTablesAt } from './use-tables-at.ts';

interface ReservationFormProps {
  /** Null for a new one. */
  reservation: ReservationOfNight | null;
  /** The day on the screen, proposed for a new one. */
  date: string | undefined;
  /** What a new one begins with beside its day. */
  proposed?: Proposed | undefined;
  today: string | undefined;
  room: Room;
  onTouched: () => void;
  onSaved: (saved: ReservationOfNight) => void;
  /** Opens the reservation as it is now, in place of what was typed. */
  onReload: () => void;
}

const usualGuests = 2;

/** A whole number is written as it is read, once its field is left. */
function tidyPhone({ target }: FocusEvent<HTMLFormElement, Element>) {
  if (target instanceof HTMLInputElement && target.name === 'customerPhone') target.value = shownPhone(target.value);
}

export function ReservationForm(props: ReservationFormProps) {
  const { reservation, date, proposed, today, room, onTouched, onSaved, onReload } = props;
  const { house } = room;
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  const [stale, setStale] = useState(false);
  const [nextDays, setNextDays] = useState<When[] | null>(null);
  const [guests, setGuests] = useState(reservation?.guests ?? proposed?.guests ?? usualGuests);
  const [tableId, setTableId] = useState(reservation?.tableId ?? proposed?.tableId ?? '');
  const booked = reservation && { ...asPromised(reservation), time: reservation.time };
  // A past reservation may still be put right; a new one begins today.
  const firstDay = booked && today && booked.night < today ? booked.night : today;
  const nights = useNights(form, {
    house,
    bookable: ({ date, night }) => date === booked?.date || !today || night >= today,
    booked,
    dateMeansNight: true,
  });
  const asked = useTablesAt({
    // Whoever has come sits there themselves.
    when: reservation?.outcome ? null : nights.when,
    guests,
    tableId,
    id: reservation?.id,
  });
  const missed = useMissedBefore(reservation?.customerPhone ?? '');
  const tableNamed = room.tables.find(({ id }) => id === tableId);
  const outside =
    nights.when &&
    (outsideText(nights.when, house) ?? shortStayText(nights.when, house, sittingMinutes(house.reservationMinutes)));
  const { save, busy } = useSaveReservation({
    reservation,
    onSaved,
    onRefused: (error) => {
      if (errorCode(error) === 'stale_revision') setStale(true);
      else refuse(error);
      setNextDays(nextDaysOf(error));
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    setNextDays(null);
    if (lacksNight(nights)) return setErrors({ night: m['reservations.night.required']() });
    const data = new FormData(event.currentTarget);
    save({
      ...readRequest(event.currentTarget),
      tableId: tableId || null,
      status: (data.get('status') as ReservationStatus | null) ?? 'confirmada',
    });
  };
  const pick = (when: When) => {
    nights.pick(when);
    focusNext(form.current);
    setNextDays(null);
    settle(['date', 'time', 'night', 'tableId']);
  };
  const read = (event: FormEvent<HTMLFormElement>) => {
    onTouched();
    nights.read();
    const typed = readRequest(event.currentTarget);
    setGuests(typed.guests);
    missed.read(typed.customerPhone);
    settle(settledBy((event.target as HTMLInputElement).name, typed, { emailOptional: true }));
  };
  const otherTimes = asked.left && (
    <OtherTimes left={asked.left} {...{ guests, house }} time={nights.time} table={tableNamed} onPick={pick} />
  );

  const values = reservation
    ? { ...reservation, date: reservation.promisedNight }
    : { date: date && today && date < today ? today : date, guests: usualGuests, ...proposed };

  return (
    <form ref={form} noValidate onSubmit={submit} onInput={read} onBlur={tidyPhone} className="grid">
      <div className="grid gap-5 px-5 pb-5 sm:px-6">
        <WhoFields
          words={{
            name: m['reservations.form.name'](),
            email: m['reservations.form.email'](),
            phone: m['reservations.form.phone'](),
          }}
          errors={errors}
          emailOptional
          phoneHint={
            missed.text && (
              <span role="status" className="text-yellow">
                {missed.text}
              </span>
            )
          }
          values={values}
        />
        <WhenFields
          words={{
            date: m['reservations.form.date'](),
            time: m['reservations.form.time'](),
            guests: m['reservations.form.guests'](),
          }}
          errors={guests > maxGuests ? { ...errors, guests: m['fields.reservation_most_staff']() } : errors}
          house={house}
          firstDay={firstDay}
          values={values}
          dateHint={nightHint(nights)}
          timeHint={
            outside && (
              <span role="status" className="text-yellow">
                {outside}
              </span>
            )
          }
          night={<NightChoice nights={nights} error={errors.night} />}
        />
        {!tableNamed && otherTimes}
        {nextDays && <NextDays days={nextDays} house={house} onPick={pick} />}
        <div className={reservation ? 'grid gap-x-4 gap-y-5 sm:grid-cols-2' : 'grid'}>
          <TableField
            room={room}
            marks={asked.tables}
            unread={asked.failed}
            guests={guests}
            picked={tableId}
            onPick={setTableId}
            error={errors.tableId}
          />
          {reservation && (
            <Field label={m['reservations.form.status']()}>
              {(control) => (
                <Select {...control} name="status" defaultValue={reservation.status}>
                  {reservationStatuses.map((status) => (
                    <option key={status} value={status}>
                      {m[`reservations.status.${status}`]()}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
        </div>
        {tableNamed && otherTimes}
        <NoteField
          initial={reservation?.customerNote ?? ''}
          error={errors.customerNote}
          hint={m['reservations.form.noteHint']()}
        />
      </div>
      <footer className="sticky bottom-0 grid gap-3 border-hairline border-t bg-surface px-5 [@media(max-height:560px)]:static pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
        {stale && (
          <Notice
            tone="yellow"
            live
            title={m['reservations.form.stale']()}
            action={
              <Button variant="quiet" size="s" onClick={onReload}>
                {m['reservations.form.reload']()}
              </Button>
            }
          >
            {m['reservations.form.staleHint']()}
          </Notice>
        )}
        <Button type="submit" wide busy={busy} busyLabel={m['reservations.form.saving']()}>
          {reservation ? m['reservations.form.save']() : m['reservations.form.create']()}
        </Button>
      </footer>
    </form>
  );
}
