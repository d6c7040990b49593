import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface ComputerNameFieldProps {
  name: string;
  error: string | undefined;
  onChange: (name: string) => void;
}

/** What the house calls a computer that prints. */
export function ComputerNameField({ name, error, onChange }: ComputerNameFieldProps) {
  return (
    <Field label={m['printing.agents.name']()} hint={m['printing.agents.nameHint']()} error={error}>
      {(control) => (
        <TextInput
          {...control}
          value={name}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          maxLength={60}
        />
      )}
    </Field>
  );
}
