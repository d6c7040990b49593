import type { ReactNode } from 'react';
import { offerUndo } from '#client/undo.tsx';
import { m } from '#generated/messages/messages.js';
import { timezones } from '#lib/timezones.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { weekFromMonday } from '../../values.ts';
import { weekdayName } from '../weekday-name.ts';
import { DayEditor } from './day-editor.tsx';
import { copiedToOpenDays, type DayDraft } from './hours-draft.ts';
import type { SettingsSectionProps } from './section-props.ts';
import { timezoneName } from './timezone-name.ts';

interface HoursSectionProps extends SettingsSectionProps {
  reservationsToCome: number;
  children: ReactNode;
}

export function HoursSection({ draft, set, errors, saved, reservationsToCome, children }: HoursSectionProps) {
  const { hours, timezone } = draft;
  const known: readonly string[] = timezones;
  const copy = (day: DayDraft, name: string) => {
    set('hours', copiedToOpenDays(hours, day));
    offerUndo(m['restaurants.settings.copied']({ day: name }), () => set('hours', hours));
  };
  return (
    <Card className="grid gap-5 sm:p-7">
      <ul className="grid">
        {weekFromMonday.map((day) => {
          const name = weekdayName(day);
          const [, wrong] = Object.entries(errors).find(([path]) => inDay(path, day)) ?? [];
          return (
            <li key={day} className="border-hairline border-t py-4 first:border-0 first:pt-0 last:pb-0">
              <DayEditor
                name={name}
                day={hours[day]}
                error={wrong}
                onChange={(changed) => set('hours', { ...hours, [day]: changed })}
                onCopy={() => copy(hours[day], name)}
              />
            </li>
          );
        })}
      </ul>
      {children}
      <Field
        label={m['restaurants.settings.timezone']()}
        hint={timezone !== saved.timezone && reservationsToCome > 0 && keptTimes(reservationsToCome)}
        error={errors.timezone}
      >
        {(control) => (
          <Select {...control} value={timezone} onChange={(event) => set('timezone', event.target.value)}>
            {!known.includes(timezone) && <option value={timezone}>{timezone}</option>}
            {timezones.map((zone) => (
              <option key={zone} value={zone}>
                {timezoneName(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Card>
  );
}

/** What a change of the zone does to what is reserved. */
function keptTimes(count: number): string {
  return count === 1
    ? m['restaurants.settings.timezoneKeepsOne']()
    : m['restaurants.settings.timezoneKeeps']({ count });
}

function inDay(path: string, day: string): boolean {
  return path === `openingHours.${day}` || path.startsWith(`openingHours.${day}.`);
}
