import type { ReactNode } from 'react';
import { DateInput } from '#client/date-input.tsx';
import { TimeInput } from '#client/time-input.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type HouseHours, isClosedOn } from '../../../restaurants/hours.ts';
import type { GuestRequest } from '../../asked/contract.ts';
import { maxGuests } from '../../values.ts';

interface WhenFieldsProps {
  words: Record<'date' | 'time' | 'guests', string>;
  errors: Record<string, string>;
  house: HouseHours;
  /** The first day that can be picked. */
  firstDay: string | undefined;
  values?: Partial<GuestRequest> | undefined;
  dateHint?: ReactNode;
  timeHint?: ReactNode;
  /** Which night is meant, where that is to be said. */
  night?: ReactNode;
}

/** For when, and for how many. The fields belong to the browser: what was typed survives everything else. */
export function WhenFields({ words, errors, house, firstDay, values, dateHint, timeHint, night }: WhenFieldsProps) {
  return (
    // Half of the narrowest screen holds neither the label for how many people nor the form of a time in English.
    <div className="grid gap-x-4 gap-y-5 min-[350px]:grid-cols-2">
      <Field label={words.date} error={errors.date} hint={dateHint} required className="col-span-full">
        {(control) => (
          <DateInput
            {...control}
            name="date"
            min={firstDay}
            closed={(day) => isClosedOn(house, day)}
            defaultValue={values?.date}
          />
        )}
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
      <Field label={words.time} error={errors.time} hint={timeHint} required>
        {(control) => <TimeInput {...control} name="time" defaultValue={values?.time} />}
      </Field>
      {night}
    </div>
  );
}
