import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { newKey } from '#client/new-key.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { saysHours } from '#features/restaurants/hours.ts';
import { m } from '#generated/messages/messages.js';
import { isDay, todayIn } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { hoursText } from '../../opening.ts';
import { AskedFields, readAsked } from './asked-fields.tsx';

export interface Sent {
  date: string;
  time: string;
  guests: number;
  email: string;
}

interface ReserveFormProps {
  restaurant: Profile;
  renderedAt: string;
  onSent: (sent: Sent) => void;
}

/** Until the page is alive the button waits; what was typed before then, and whatever goes wrong later, stays in the fields. */
export function ReserveForm({ restaurant, renderedAt, onSent }: ReserveFormProps) {
  const { form, errors, setErrors, refuse } = useFieldErrors();
  /** The page may have been kept since another day; null until it is alive. */
  const [now, setNow] = useState<Date | null>(null);
  const [date, setDate] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const sent = useRef({ key: '', body: '' });
  useEffect(() => {
    setNow(new Date());
    setDate(String(new FormData(form.current ?? undefined).get('date') ?? ''));
  }, [form]);
  const request = useMutation({ ...api.reservations.request.mutationOptions(), networkMode: 'always' });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    setErrors({});
    setFailure(null);
    const asked = readAsked(event.currentTarget);
    const body = JSON.stringify(asked);
    // The same request sent again after a lost answer is no second one.
    if (sent.current.body !== body) sent.current = { key: newKey(), body };
    request.mutate(
      { slug: restaurant.slug, key: sent.current.key, ...asked },
      {
        onSuccess: ({ date, time, guests }) => {
          toast.success(m['reservations.ask.sent']());
          onSent({ date, time, guests, email: asked.customerEmail.trim() });
        },
        onError: (error) => {
          const text = failureText(error, m['reservations.ask.failed']());
          toast.error(text);
          // The toast goes; what stands in the way stays, at its field or above the button.
          if (!refuse(error)) setFailure(text);
        },
      },
    );
  };
  const hours = isDay(date) && saysHours(restaurant.openingHours) ? hoursText(restaurant.openingHours, date) : null;

  return (
    // POST: should the page not be alive yet, what was typed still never gets into an address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
      <AskedFields
        words={{
          name: m['reservations.ask.name'](),
          email: m['reservations.ask.email'](),
          phone: m['reservations.ask.phone'](),
          date: m['reservations.ask.date'](),
          time: m['reservations.ask.time'](),
          guests: m['reservations.ask.guests'](),
        }}
        errors={errors}
        firstDay={todayIn(restaurant.timezone, now ?? new Date(renderedAt))}
        onDate={setDate}
        dateHint={hours !== null && (hours ? m['reservations.ask.hours']({ hours }) : m['reservations.ask.closed']())}
      />
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
