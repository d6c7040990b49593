import type { ReactNode } from 'react';
import { DateInput } from '#client/date-input.tsx';
import { TimeInput } from '#client/time-input.tsx';
import { getLocale } from '#generated/messages/runtime.js';
import { mostCharacters } from '#lib/limits.ts';
import { readDay, readTime } from '#lib/typed-time.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { GuestRequest } from '../../asked/contract.ts';
import type { When } from '../../opening.ts';
import { maxGuests } from '../../values.ts';

interface RequestFieldsProps {
  words: Record<'name' | 'email' | 'phone' | 'date' | 'time' | 'guests', string>;
  errors: Record<string, string>;
  /** The first day that can be picked. */
  firstDay: string | undefined;
  values?: Partial<GuestRequest>;
  /** A guest who calls may have no e-mail. */
  emailOptional?: boolean;
  dateHint?: ReactNode;
  timeHint?: ReactNode;
  /** Which night is meant, where that is to be said. */
  night?: ReactNode;
}

/** What is asked of whoever reserves. The fields belong to the browser: what was typed survives everything else. */
export function RequestFields(props: RequestFieldsProps) {
  const { words, errors, firstDay, values, emailOptional, dateHint, timeHint, night } = props;
  return (
    // The label for how many people is too long for half of the narrowest screen.
    <div className="grid grid-cols-[2fr_3fr] gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={words.name} error={errors.customerName} required className="col-span-2">
        {(control) => (
          <TextInput
            {...control}
            name="customerName"
            defaultValue={values?.customerName}
            maxLength={mostCharacters.name}
            autoComplete="name"
          />
        )}
      </Field>
      <Field
        label={words.email}
        error={errors.customerEmail}
        required={!emailOptional}
        className="col-span-2 sm:col-span-1"
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="customerEmail"
            defaultValue={values?.customerEmail}
            maxLength={mostCharacters.email}
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={words.phone} error={errors.customerPhone} required className="col-span-2 sm:col-span-1">
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            name="customerPhone"
            defaultValue={values?.customerPhone}
            maxLength={mostCharacters.phone}
            autoComplete="tel-national"
          />
        )}
      </Field>
      <Field label={words.date} error={errors.date} hint={dateHint} required className="col-span-2">
        {(control) => <DateInput {...control} name="date" min={firstDay} defaultValue={values?.date} />}
      </Field>
      <Field label={words.time} error={errors.time} hint={timeHint} required>
        {(control) => <TimeInput {...control} name="time" defaultValue={values?.time} />}
      </Field>
      <Field label={words.guests} error={errors.guests} required>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            name="guests"
            inputMode="numeric"
            min={1}
            max={maxGuests}
            step={1}
            defaultValue={values?.guests}
          />
        )}
      </Field>
      {night}
    </div>
  );
}

/** The date and time as typed; what is neither is left for the server to name. */
export function readWhen(form: HTMLFormElement): When {
  const data = new FormData(form);
  const date = String(data.get('date') ?? '');
  const time = String(data.get('time') ?? '');
  return { date: readDay(date, getLocale()) ?? date, time: readTime(time) ?? time };
}

/** What stands in the fields, on the date of the night that was chosen. A number that is none is left for the server to name. */
export function readRequest(form: HTMLFormElement): GuestRequest {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const guests = text('guests').trim();
  return {
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    ...readWhen(form),
    ...(text('night') && { date: text('night') }),
    guests: guests === '' ? Number.NaN : Number(guests),
  };
}
