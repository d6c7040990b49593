import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';

interface AddressFieldProps {
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

/** Where a computer finds a printer. */
export function AddressField({ value, error, onChange }: AddressFieldProps) {
  return (
    <Field label={m['printing.address']()} hint={m['printing.addressHint']()} error={error}>
      {(control) => (
        <TextInput
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          placeholder="192.168.0.50"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
        />
      )}
    </Field>
  );
}
