import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { IconButton } from '#ui/icon-button.tsx';
import { AlertIcon } from '#ui/icons.tsx';
import { Select } from '#ui/select.tsx';
import { CopyIcon } from '#ui/staff/icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from '../../values.ts';
import type { DayDraft } from './hours-draft.ts';
import { PeriodsEditor } from './periods-editor.tsx';

interface DayEditorProps {
  name: string;
  day: DayDraft;
  error: string | undefined;
  onChange: (day: DayDraft) => void;
  onCopy: () => void;
}

/** One day of the week: open in one or several periods, closed, or in the restaurant's own words. */
export function DayEditor({ name, day, error, onChange, onCopy }: DayEditorProps) {
  const id = useId();
  const { kind, periods, text } = day;
  const wrong = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <fieldset className="grid min-w-0 items-start gap-3 lg:grid-cols-[8.5rem_10rem_minmax(0,1fr)] lg:gap-4">
      <legend className="float-left content-center font-medium first-letter:uppercase lg:min-h-13">{name}</legend>
      <Select
        aria-label={m['restaurants.settings.kind']({ day: name })}
        value={kind}
        onChange={(event) => onChange({ ...day, kind: event.target.value as DayDraft['kind'] })}
      >
        <option value="open">{m['restaurants.settings.kindOpen']()}</option>
        <option value="closed">{m['restaurants.settings.kindClosed']()}</option>
        <option value="text">{m['restaurants.settings.kindText']()}</option>
      </Select>
      <div className="grid min-w-0 gap-3">
        {kind === 'text' && (
          <TextInput
            {...wrong}
            aria-label={m['restaurants.settings.textOf']({ day: name })}
            placeholder={m['restaurants.settings.textHint']()}
            maxLength={longest.hours}
            value={text}
            onChange={(event) => onChange({ ...day, text: event.target.value })}
          />
        )}
        {kind === 'open' && (
          <PeriodsEditor
            day={name}
            periods={periods}
            wrong={wrong}
            onChange={(changed) => onChange({ ...day, periods: changed })}
          >
            <IconButton icon={CopyIcon} label={m['restaurants.settings.copyDay']({ day: name })} onClick={onCopy} />
          </PeriodsEditor>
        )}
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-danger text-sm">
            <AlertIcon size={16} className="mt-0.5" />
            <span className="min-w-0">{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  );
}
