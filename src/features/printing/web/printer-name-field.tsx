import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { FieldsOfDraft } from './reach-fields.tsx';

/** What the house calls a printer. */
export function PrinterNameField({ draft, change, errors }: FieldsOfDraft) {
  return (
    <Field label={m['printing.name']()} error={errors.name}>
      {(control) => (
        <TextInput
          {...control}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
          placeholder={m['printing.namePlaceholder']()}
          autoComplete="off"
          maxLength={40}
        />
      )}
    </Field>
  );
}
