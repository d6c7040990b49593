import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { NamedOptions, Select } from '#ui/select.tsx';
import type { Printer } from '../printers/contract.ts';

interface FallbackFieldProps {
  value: string | null;
  others: readonly Printer[];
  onChange: (fallbackId: string | null) => void;
}

/** Where the papers of a printer come out by themselves while it stands still. */
export function FallbackField({ value, others, onChange }: FallbackFieldProps) {
  return (
    <Field label={m['printing.fallback.label']()} hint={m['printing.fallback.hint']()}>
      {(control) => (
        <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{m['printing.fallback.none']()}</option>
          <NamedOptions of={others} />
        </Select>
      )}
    </Field>
  );
}
