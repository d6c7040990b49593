import { type FormEvent, type SubmitEvent, useState } from 'react';
import { errorCode } from '#client/errors.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { shownPhone } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { ReservationOfNight } from '../contract.ts';
import { asPromised } from '../night-text.ts';
import type { When } from '../opening.ts';
import type { ReservationStatus } from '../values.ts';
import type { Proposed } from './evening/proposed.ts';
import type { Room } from './evening/use-room.ts';
import { NoteField } from './note-field.tsx';
import { OtherTimes } from './other-times.tsx';
import { checkLeft } from './public/check-left.ts';
import { type FormRules, faultsOf } from './public/faults.ts';
import { NextDays, nextDaysOf } from './public/next-days.tsx';
import { lacksNight, NightChoice } from './public/night-choice.tsx';
import { usualParty } from './public/party.ts';
import { focusNext } from './public/pick-when.ts';
import { readRequest } from './public/read-request.ts';
import { settledBy } from './public/settled.ts';
import { useNights } from './public/use-nights.ts';
import { WhenFields } from './public/when-fields.tsx';
import { WhoFields } from './public/who-fields.tsx';
import { StatusField } from './status-field.tsx';
import { TableField } from './table-field.tsx';
import { useAgainst } from './use-against.tsx';
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

/** What is refused only as long as it is not said to be meant: the house's word may be newer than what is shown. */
const meantCodes: (string | null | undefined)[] = [
  'reservation_same_guest',
  'reservation_day_closed',
  'reservation_special_day_closed',
  'reservation_outside_hours',
];

export function ReservationForm(props: ReservationFormProps) {
  const { reservation, date, proposed, today, room, onTouched, onSaved, onReload } = props;
  const { house } = room;
  const { form, errors, setErrors, tell, settle, refuse } = useFieldErrors();
  const [stale, setStale] = useState(false);
  const [nextDays, setNextDays] = useState<When[] | null>(null);
  const [guests, setGuests] = useState(reservation?.guests ?? proposed?.guests ?? usualParty);
  const [phone, setPhone] = useState(reservation?.customerPhone ?? '');
  const [refused, setRefused] = useState(false);
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
  const tableNamed = room.tables.find(({ id }) => id === tableId);
  const stays = nights.when?.date === reservation?.date && nights.when?.time === reservation?.time;
  const against = useAgainst({ nights, house, phone, id: reservation?.id, stays });
  const anyway = against.anyway || refused;
  const rules: FormRules = { form: 'staff', firstDay, phoneBefore: reservation?.customerPhone };
  const { save, busy } = useSaveReservation({
    reservation,
    onSaved,
    onRefused: (error) => {
      setRefused(meantCodes.includes(errorCode(error)));
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
    const typed = readRequest(event.currentTarget);
    const faults = {
      ...faultsOf({ ...typed, date: nights.date }, rules),
      ...(lacksNight(nights) && { night: m['reservations.night.required']() }),
    };
    if (Object.keys(faults).length > 0) return setErrors(faults);
    const data = new FormData(event.currentTarget);
    save({
      ...typed,
      anyway,
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
    setPhone(typed.customerPhone);
    setRefused(false);
    settle(settledBy((event.target as HTMLInputElement).name, typed, rules));
  };
  const otherTimes = asked.left && (
    <OtherTimes left={asked.left} {...{ guests, house }} time={nights.time} table={tableNamed} onPick={pick} />
  );

  const values = reservation
    ? { ...reservation, customerPhone: shownPhone(reservation.customerPhone), date: reservation.promisedNight }
    : { date: date && today && date < today ? today : date, guests: usualParty, ...proposed };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={read}
      onBlur={(event) => checkLeft(event, (left) => faultsOf(readRequest(left), rules), tell)}
      className="grid"
    >
      <div className="grid gap-5 px-5 pb-5 sm:px-6">
        <WhoFields
          words={{
            name: m['reservations.form.name'](),
            email: m['reservations.form.email'](),
            phone: m['reservations.form.phone'](),
          }}
          errors={errors}
          emailOptional
          phoneHint={against.phoneHint}
          values={values}
        />
        <WhenFields
          words={{
            date: m['reservations.form.date'](),
            time: m['reservations.form.time'](),
            guests: m['reservations.form.guests'](),
          }}
          errors={errors}
          house={house}
          firstDay={firstDay}
          values={values}
          dateHint={against.dateHint}
          timeHint={against.timeHint}
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
          {reservation && <StatusField initial={reservation.status} />}
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
          {submitText(reservation !== null, anyway)}
        </Button>
      </footer>
    </form>
  );
}

function submitText(isEdit: boolean, anyway: boolean): string {
  if (anyway) return isEdit ? m['reservations.form.saveAnyway']() : m['reservations.form.anyway']();
  return isEdit ? m['reservations.form.save']() : m['reservations.form.create']();
}
