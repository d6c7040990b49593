import { type ReactNode, type SubmitEvent, useState } from 'react';
import { whole } from '#client/whole.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedStation } from '../../../stations/contract.ts';
import { targetMinutes } from '../../../stations/values.ts';
import { longest } from '../../../values.ts';
import { type CountTouched, useCounted } from '../use-touched-forms.ts';

export interface StationDraft {
  name: string;
  minutes: string;
  repeatsSound: boolean;
}

export const newStation: StationDraft = { name: '', minutes: String(targetMinutes.usual), repeatsSound: false };

export function stationDraft({ name, targetMinutes: minutes, repeatsSound }: EditedStation): StationDraft {
  return { name, minutes: String(minutes), repeatsSound };
}

/** As the contract takes it. */
export function sentStation({ minutes, ...draft }: StationDraft) {
  return { ...draft, targetMinutes: whole(minutes) };
}

interface StationFormProps {
  before: StationDraft;
  errors: Record<string, string>;
  autoFocus?: boolean;
  countTouched: CountTouched;
  /** The button that sends it, and what stands beside it. */
  children: ReactNode;
  onSubmit: (draft: StationDraft) => void;
}

/** What a station is: its name, how long it may take, and whether its sound insists. */
export function StationForm({ before, errors, autoFocus, countTouched, children, onSubmit }: StationFormProps) {
  const [draft, setDraft] = useState(before);
  const { name, minutes, repeatsSound } = before;
  useCounted(draft.name !== name || draft.minutes !== minutes || draft.repeatsSound !== repeatsSound, countTouched);
  const change = (part: Partial<StationDraft>) => setDraft({ ...draft, ...part });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
        <Field label={m['menu.stations.name']()} required error={errors.name}>
          {(control) => (
            <TextInput
              {...control}
              autoFocus={autoFocus}
              value={draft.name}
              maxLength={longest.station}
              autoComplete="off"
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <Field label={m['menu.stations.minutes']()} required error={errors.targetMinutes}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={draft.minutes}
              onChange={({ target }) => change({ minutes: target.value })}
            />
          )}
        </Field>
      </div>
      <Switch
        label={m['menu.stations.repeats']()}
        checked={draft.repeatsSound}
        onChange={({ target }) => change({ repeatsSound: target.checked })}
      />
      <div className="flex flex-wrap items-center justify-end gap-2">{children}</div>
    </form>
  );
}
