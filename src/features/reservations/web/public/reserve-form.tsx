import { type FormEvent, type SubmitEvent, useEffect, useState } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/errors.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { businessDayAt } from '#features/restaurants/business-day.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { saysHours } from '#features/restaurants/hours.ts';
import { m } from '#generated/messages/messages.js';
import { instantOf, isDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { When } from '../../opening.ts';
import { NoteField } from '../note-field.tsx';
import { checkLeft } from './check-left.ts';
import { dayHint } from './day-hint.ts';
import { type FormRules, faultsOf } from './faults.ts';
import { FreeTimes } from './free-times.tsx';
import { type Left, LeftNotice, leftOf } from './left-notice.tsx';
import { momentFault } from './moment-fault.ts';
import { NextDays, nextDaysOf } from './next-days.tsx';
import { lacksNight, NightChoice, nightHint } from './night-choice.tsx';
import { keepBooking } from './own-bookings.ts';
import { isTooBig, mostOnline, usualParty } from './party.ts';
import { focusNext } from './pick-when.ts';
import { proposedDay } from './proposed-day.ts';
import { readRequest } from './read-request.ts';
import { type SameGuest, SameGuestNotice, sameGuestOf } from './same-guest-notice.tsx';
import { settledBy } from './settled.ts';
import { BigPartyAdvice } from './too-big-notice.tsx';
import { useFreeTimes } from './use-free-times.ts';
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
  const { form, errors, setErrors, tell, settle, refuse } = useFieldErrors();
  /** The page may have been kept since another day; null until it is alive. */
  const [now, setNow] = useState<Date | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [left, setLeft] = useState<Left | null>(null);
  const [nextDays, setNextDays] = useState<When[] | null>(null);
  const [same, setSame] = useState<SameGuest | null>(null);
  const [guests, setGuests] = useState(usualParty);
  const keyOf = useCreationKey();
  useEffect(() => setNow(new Date()), []);
  const { slug, timezone } = restaurant;
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
  const free = useFreeTimes({ slug, date: nights.date, firstDay, guests });
  const mostSeats = free.data?.mostSeats ?? 0;
  const rules: FormRules = { form: 'guest', firstDay };
  const tooMany = isTooBig(guests, mostSeats) && m['reservations.ask.most']({ seats: mostOnline(mostSeats) });
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
    onDone: ({ status: _, ...made }, { customerEmail }) => {
      keepBooking(slug, made);
      onSent({ ...made, email: customerEmail.trim() });
    },
    onRefused: (error, asked) => {
      // The toast goes; what stands in the way stays, at its field or above the button.
      const text = failureText(error, failed);
      const found = leftOf(error, asked);
      setLeft(found);
      setNextDays(nextDaysOf(error));
      const held = sameGuestOf(error, slug);
      setSame(held);
      if (!refuse(error) && !found && !held) setFailure(text);
    },
  });

  const withdraw = () => {
    setLeft(null);
    setNextDays(null);
    setSame(null);
  };
  const read = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    const typed = readRequest(currentTarget);
    nights.read();
    setGuests(typed.guests);
    settle(settledBy(name, typed, rules));
    // What was left is no answer to another question.
    if (['date', 'time', 'guests', 'night', 'customerPhone'].includes(name)) withdraw();
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
    const asked = readRequest(event.currentTarget);
    const faults = {
      ...(nights.when && momentFault(nights.when, restaurant, new Date())),
      ...faultsOf(asked, rules),
      ...(lacksNight(nights) && { night: m['reservations.night.required']() }),
      ...(tooMany && { guests: tooMany }),
    };
    if (Object.keys(faults).length > 0) return setErrors(faults);
    request.mutate({ slug, key: keyOf(asked), ...asked });
  };

  return (
    // POST: should the page not be alive yet, what was typed still never gets into an address.
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={read}
      onBlur={(event) => checkLeft(event, (left) => faultsOf(readRequest(left), rules), tell)}
      className="grid gap-6"
    >
      <WhenFields
        words={{
          date: m['reservations.ask.date'](),
          time: m['reservations.ask.time'](),
          guests: m['reservations.ask.guests'](),
        }}
        errors={tooMany ? { ...errors, guests: tooMany } : errors}
        house={restaurant}
        firstDay={firstDay}
        values={{ date: proposed, guests: usualParty }}
        dateHint={hint}
        night={<NightChoice nights={nights} error={errors.night} />}
      />
      <FreeTimes
        free={free}
        house={restaurant}
        date={nights.date}
        guests={guests}
        time={nights.time}
        isToCome={isToCome}
        refused={left !== null || nextDays !== null}
        onPick={pick}
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
      {left && (
        <LeftNotice
          left={left}
          house={restaurant}
          bigParty={<BigPartyAdvice mostSeats={left.mostSeats} house={restaurant} />}
          onPick={pickInstead}
        />
      )}
      {same && <SameGuestNotice same={same} slug={slug} />}
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
