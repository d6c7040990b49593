import { m } from '#generated/messages/messages.js';
import { dayMinutes } from '#lib/days.ts';
import { basisPointsOf } from '#lib/typed-percent.ts';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { SettingsSectionProps } from './section-props.ts';

/** From how many on guests are told; none of them tells them never. */
const fewFrom = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20];
const lengths = [30, 45, 60, 90, 120, 150, 180, 240, dayMinutes];
/** Above this, a service fee is no longer only the staff's. */
const taxFree = 1_000;

export function RulesSection({ draft, set, errors }: SettingsSectionProps) {
  const { fee, reservationMinutes } = draft;
  const offered = lengths.includes(reservationMinutes) ? lengths : [reservationMinutes, ...lengths];
  return (
    <Card className="grid gap-5 sm:p-7">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={m['restaurants.settings.fee']()}
          hint={m['restaurants.settings.feeHint']()}
          error={errors.serviceFeeBasisPoints}
          aside={m['common.optional']()}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={fee}
              onChange={(event) => set('fee', event.target.value)}
              className="tabular-nums"
            />
          )}
        </Field>
        <Field
          label={m['restaurants.settings.reservation']()}
          hint={m['restaurants.settings.reservationHint']()}
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
      <Field
        label={m['restaurants.settings.lowStock']()}
        hint={m['restaurants.settings.lowStockHint']()}
        error={errors.lowStockFrom}
      >
        {(control) => (
          <Select
            {...control}
            value={draft.lowStockFrom}
            onChange={(event) => set('lowStockFrom', Number(event.target.value))}
          >
            {[...new Set([...fewFrom, draft.lowStockFrom])].map((left) => (
              <option key={left} value={left}>
                {left === 0
                  ? m['restaurants.settings.lowStockNever']()
                  : m['restaurants.settings.lowStockFrom']({ left })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(basisPointsOf(fee) ?? 0) > taxFree && (
        <Notice tone="yellow" live title={m['restaurants.settings.feeHigh']()}>
          {m['restaurants.settings.feeHighText']()}
        </Notice>
      )}
      <Switch
        label={m['restaurants.settings.secret']()}
        hint={m['restaurants.settings.secretHint']()}
        checked={draft.requiresTableSecret}
        onChange={(event) => set('requiresTableSecret', event.target.checked)}
      />
      {draft.requiresTableSecret && (
        <Switch
          label={m['restaurants.settings.sittingsEnd']()}
          hint={m['restaurants.settings.sittingsEndHint']()}
          checked={draft.sittingsEnd}
          onChange={(event) => set('sittingsEnd', event.target.checked)}
        />
      )}
    </Card>
  );
}

function lengthText(length: number): string {
  if (length === dayMinutes) return m['restaurants.settings.wholeDay']();
  const hours = Math.floor(length / 60);
  const minutes = length % 60;
  if (hours === 0) return m['restaurants.settings.minutes']({ minutes });
  return minutes === 0
    ? m['restaurants.settings.hoursOnly']({ hours })
    : m['restaurants.settings.hoursMinutes']({ hours, minutes });
}
