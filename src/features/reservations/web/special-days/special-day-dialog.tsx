import { type SubmitEvent, useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { DateInput, dateFault } from '#client/date-input.tsx';
import { useFieldErrors } from '#client/use-field-errors.ts';
import type { ListedSpecialDay } from '#features/restaurants/opening/contract.ts';
import { farthestSpecialDay, longest } from '#features/restaurants/values.ts';
import { usualPeriod } from '#features/restaurants/web/settings/hours-draft.ts';
import { PeriodsEditor } from '#features/restaurants/web/settings/periods-editor.tsx';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { addDays, formatDay, isDay } from '#lib/days.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { StrandedDialog } from './stranded-dialog.tsx';
import { useSaveSpecialDay } from './use-special-day.ts';

interface SpecialDayDialogProps {
  /** Null: one that is being added. */
  day: ListedSpecialDay | null;
  today: string;
  /** Those to come. */
  known: ListedSpecialDay[];
  onClose: () => void;
}

export function SpecialDayDialog({ day, today, known, onClose }: SpecialDayDialogProps) {
  const id = useId();
  const [date, setDate] = useState(day?.date ?? '');
  const [name, setName] = useState(day?.name ?? '');
  const [open, setOpen] = useState(day !== null && day.periods.length > 0);
  const [periods, setPeriods] = useState(day?.periods.length ? day.periods : [usualPeriod]);
  const [touched, setTouched] = useState(false);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const { send, busy, confirm } = useSaveSpecialDay({
    onDone: (saved) => {
      toast.success(m['restaurants.days.saved']({ day: formatDay(saved.date, getLocale(), 'date') }));
      onClose();
    },
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    // Without a date there is no address to send it to.
    if (!isDay(date)) return setErrors({ date: dateFault() });
    setErrors({});
    send({ date, name, periods: open ? periods : [] });
  };
  const [, wrong] = Object.entries(errors).find(([path]) => path.startsWith('periods')) ?? [];
  const title = day ? formatDay(day.date, getLocale(), 'date') : m['restaurants.days.addTitle']();
  const replaces = !day && known.some((each) => each.date === date);
  return (
    <>
      <GuardedDialog
        touched={touched}
        busy={busy}
        onClose={onClose}
        title={title}
        words={{
          title: m['restaurants.days.discard'](),
          discard: m['restaurants.days.discardYes'](),
          stay: m['restaurants.days.discardNo'](),
          close: m['common.close'](),
        }}
        footer={
          <Button type="submit" form={id} wide busy={busy} busyLabel={m['restaurants.days.saving']()}>
            {m['common.save']()}
          </Button>
        }
      >
        <form ref={form} id={id} noValidate onSubmit={submit} onInput={() => setTouched(true)} className="grid gap-5">
          {!day && (
            <Field
              label={m['restaurants.days.date']()}
              error={errors.date}
              hint={replaces && m['restaurants.days.replaces']()}
              required
            >
              {(control) => (
                <DateInput
                  {...control}
                  min={today}
                  max={addDays(today, farthestSpecialDay)}
                  value={date}
                  onChange={setDate}
                />
              )}
            </Field>
          )}
          <Field label={m['restaurants.days.name']()} error={errors.name} hint={m['restaurants.days.nameHint']()}>
            {(control) => (
              <TextInput
                {...control}
                value={name}
                maxLength={longest.specialDay}
                onChange={({ target }) => setName(target.value)}
              />
            )}
          </Field>
          <div className="grid min-w-0 gap-3">
            <Field label={m['restaurants.days.kind']()}>
              {(control) => (
                <Select
                  {...control}
                  value={open ? 'open' : 'closed'}
                  onChange={({ target }) => setOpen(target.value === 'open')}
                >
                  <option value="closed">{m['restaurants.settings.kindClosed']()}</option>
                  <option value="open">{m['restaurants.settings.kindOpen']()}</option>
                </Select>
              )}
            </Field>
            {open && (
              <PeriodsEditor
                day={day ? title : m['restaurants.days.thatDay']()}
                periods={periods}
                wrong={wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}}
                onChange={(changed) => {
                  setTouched(true);
                  setPeriods(changed);
                }}
              />
            )}
            {wrong && (
              <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-sm">
                <AlertIcon size={16} className="mt-0.5" />
                <span className="min-w-0">{wrong}</span>
              </p>
            )}
          </div>
        </form>
      </GuardedDialog>
      <StrandedDialog {...confirm} />
    </>
  );
}
