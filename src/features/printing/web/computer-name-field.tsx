import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface ComputerNameFieldProps {
  name: string;
  error: string | undefined;
  /** An example stands below it: not where the same is filled in. */
  hinted: boolean;
  onChange: (name: string) => void;
}

/** What the house calls a computer that prints. */
export function ComputerNameField({ name, error, hinted, onChange }: ComputerNameFieldProps) {
  return (
    <Field
      label={m['printing.agents.name']()}
      hint={hinted ? m['printing.agents.nameHint']() : undefined}
      error={error}
    >
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
