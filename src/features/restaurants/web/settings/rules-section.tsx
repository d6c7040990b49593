import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { FormSection } from '../form-section.tsx';
import type { SettingsSectionProps } from './section-props.ts';
import { basisPoints } from './settings-draft.ts';

const wholeDay = 24 * 60;
const lengths = [30, 45, 60, 90, 120, 150, 180, 240, wholeDay];
/** Above this, a service fee is no longer only the staff's. */
const taxFree = 1_000;

export function RulesSection({ draft, set, errors }: SettingsSectionProps) {
  const { fee, reservationMinutes } = draft;
  const offered = lengths.includes(reservationMinutes) ? lengths : [reservationMinutes, ...lengths];
  return (
    <FormSection title={m['house.settings.service']()} text={m['house.settings.serviceText']()}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m['house.settings.fee']()}
          hint={m['house.settings.feeHint']()}
          error={errors.serviceFeeBasisPoints}
        >
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="decimal"
              min={0}
              max={100}
              step={0.01}
              value={fee}
              onChange={(event) => set('fee', event.target.value)}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field
          label={m['house.settings.reservation']()}
          hint={m['house.settings.reservationHint']()}
          error={errors.reservationMinutes}
        >
          {(control) => (
            <Select
              {...control}
              value={reservationMinutes}
              onChange={(event) => set('reservationMinutes', Number(event.target.value))}
            >
              {offered.map((minutes) => (
                <option key={minutes} value={minutes}>
                  {lengthText(minutes)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {(basisPoints(fee) ?? 0) > taxFree && (
        <Notice tone="yellow" live title={m['house.settings.feeHigh']()}>
          {m['house.settings.feeHighText']()}
        </Notice>
      )}
      <Switch
        label={m['house.settings.secret']()}
        hint={m['house.settings.secretHint']()}
        checked={draft.requiresTableSecret}
        onChange={(event) => set('requiresTableSecret', event.target.checked)}
      />
    </FormSection>
  );
}

function lengthText(length: number): string {
  if (length === wholeDay) return m['house.settings.wholeDay']();
  const [hours, minutes] = [Math.floor(length / 60), length % 60];
  if (hours === 0) return m['house.settings.minutes']({ minutes });
  return minutes === 0
    ? m['house.settings.hoursOnly']({ hours })
    : m['house.settings.hoursMinutes']({ hours, minutes });
}
