import { type FormEvent, type SubmitEvent, useEffect, useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { businessDayAt } from '#features/restaurants/business-day.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { periodsOn, saysHours } from '#features/restaurants/hours.ts';
import { periodsText } from '#features/restaurants/hours-text.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatNamedDay, instantOf, isDay } from '#lib/days.ts';
import { shownPhone } from '#lib/phone.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { When } from '../../opening.ts';
import { maxGuests } from '../../values.ts';
import { NoteField } from '../note-field.tsx';
import { FreeTimes } from './free-times.tsx';
import { type Left, LeftNotice, leftOf } from './left-notice.tsx';
import { NextDays, nextDaysOf } from './next-days.tsx';
import { lacksNight, NightChoice, nightHint } from './night-choice.tsx';
import { focusNext, writeGuests } from './pick-when.ts';
import { proposedDay } from './proposed-day.ts';
import { readRequest } from './read-request.ts';
import { settledBy } from './settled.ts';
import { useNights } from './use-nights.ts';
import { WhenFields } from './when-fields.tsx';
import { WhoFields } from './who-fields.tsx';

export interface SentRequest {
  id: string;
  date: string;
  time: string;
  night: string;
  guests: number;
  email: string;
  guestKey: string;
}

interface ReserveFormProps {
  restaurant: Profile;
  renderedAt: string;
  onSent: (sent: SentRequest) => void;
}

/** Until the page is alive the button waits; what was typed before then, and whatever goes wrong later, stays in the fields. */
export function ReserveForm({ restaurant, renderedAt, onSent }: ReserveFormProps) {
  const { form, errors, setErrors, settle, refuse } = useFieldErrors();
  /** The page may have been kept since another day; null until it is alive. */
  const [now, setNow] = useState<Date | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const [nextDays, setNextDays] = useState<When[] | null>(null);
  const [guests, setGuests] = useState(Number.NaN);
  const keyOf = useCreationKey();
  useEffect(() => setNow(new Date()), []);
  const { timezone } = restaurant;
  const shownAt = now ?? new Date(renderedAt);
  const firstDay = businessDayAt(shownAt, restaurant, timezone);
  const [proposed] = useState(() => proposedDay(restaurant, shownAt, timezone));
  const isToCome = ({ date, time }: When) => instantOf(date, time, timezone) > shownAt;
  const nights = useNights(form, {
    house: restaurant,
    bookable: ({ date }, time) => isToCome({ date, time }),
    booked: null,
    proposed,
    dateMeansNight: false,
  });
  const night = nightHint(nights);
  const hours =
    !errors.date && isDay(nights.date) && saysHours(restaurant, nights.date) && dayHint(restaurant, nights.date);
  const hint = (night || hours) && (
    <>
      {night}
      {hours}
    </>
  );
  const failed = m['reservations.ask.failed']();
  const request = useChange(api.reservations.request.mutationOptions(), {
    done: m['reservations.ask.sent'](),
    failed,
    // Whoever was quicker has taken what was free.
    rereads: [api.reservations.freeTimes.key()],
    onDone: ({ status: _, ...made }, { customerEmail }) => onSent({ ...made, email: customerEmail.trim() }),
    onRefused: (error, asked) => {
      // The toast goes; what stands in the way stays, at its field or above the button.
      const text = failureText(error, failed);
      const found = leftOf(error, asked);
      setLeft(found);
      setNextDays(nextDaysOf(error));
      if (!refuse(error) && !found) setFailure(text);
    },
  });

  const withdraw = () => {
    setLeft(null);
    setNextDays(null);
  };
  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const typed = readRequest(currentTarget);
    nights.read();
    setGuests(typed.guests);
    settle(settledBy(name, typed));
    // What was left is no answer to another question.
    if (['date', 'time', 'guests', 'night'].includes(name)) withdraw();
  };
  const pick = (when: When) => {
    nights.pick(when);
    withdraw();
    settle(['date', 'time', 'night']);
  };
  const pickInstead = (when: When) => {
    pick(when);
    focusNext(form.current);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    setErrors({});
    setFailure(null);
    withdraw();
    if (lacksNight(nights)) return setErrors({ night: m['reservations.night.required']() });
    const asked = readRequest(event.currentTarget);
    request.mutate({ slug: restaurant.slug, key: keyOf(asked), ...asked });
  };

  const bigParty = (seats: number) =>
    m['reservations.left.bigGuest']({
      seats,
      contact: [shownPhone(restaurant.phone), restaurant.email].filter(Boolean).join(', ') || restaurant.name,
    });

  return (
    // POST: should the page not be alive yet, what was typed still never gets into an address.
    <form ref={form} method="post" noValidate onSubmit={submit} onInput={read} className="grid gap-6">
      <WhenFields
        words={{
          date: m['reservations.ask.date'](),
          time: m['reservations.ask.time'](),
          guests: m['reservations.ask.guests'](),
        }}
        errors={guests > maxGuests ? { ...errors, guests: m['fields.reservation_most_guest']() } : errors}
        house={restaurant}
        firstDay={firstDay}
        values={{ date: proposed }}
        dateHint={hint}
        night={<NightChoice nights={nights} error={errors.night} />}
      />
      <FreeTimes
        slug={restaurant.slug}
        house={restaurant}
        date={nights.date}
        firstDay={firstDay}
        guests={guests}
        time={nights.time}
        isToCome={isToCome}
        refused={left !== null || nextDays !== null}
        bigParty={bigParty}
        onPick={(when, party) => {
          writeGuests(form.current, party);
          pick(when);
        }}
        onPickDay={pickInstead}
      />
      <WhoFields
        words={{
          name: m['reservations.ask.name'](),
          email: m['reservations.ask.email'](),
          phone: m['reservations.ask.phone'](),
        }}
        errors={errors}
      />
      <NoteField error={errors.customerNote} hint={m['reservations.ask.noteHint']()} aside={m['common.optional']()} />
      {left && <LeftNotice left={left} house={restaurant} bigParty={bigParty(left.mostSeats)} onPick={pickInstead} />}
      {nextDays && <NextDays days={nextDays} house={restaurant} onPick={pickInstead} />}
      {failure && (
        <Notice tone="red" live>
          {failure}
        </Notice>
      )}
      <Button
        type="submit"
        size="l"
        wide
        pill
        disabled={now === null}
        busy={request.isPending}
        busyLabel={m['reservations.ask.sending']()}
      >
        {m['reservations.ask.submit']()}
      </Button>
      <p className="text-center text-ink-3 text-sm">{m['reservations.ask.privacy']()}</p>
    </form>
  );
}

/** What holds on the date that is asked for. */
function dayHint(restaurant: Profile, date: string): string {
  const periods = periodsOn(restaurant, date);
  if (periods.length > 0) return m['reservations.ask.hours']({ hours: periodsText(periods, getLocale()) });
  const special = restaurant.specialDays[date];
  if (!special) return m['reservations.ask.closed']();
  return m['reservations.ask.closedOn']({ day: formatNamedDay({ date, name: special.name }, getLocale()) });
}
