import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { SecretInput } from './secret-input.tsx';

interface CurrentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Why it is asked for, where nothing else says so. */
  hint?: string;
}

/** Proves that whoever is signed in is still who they say. */
export function CurrentPasswordField({ value, onChange, error, hint }: CurrentPasswordFieldProps) {
  return (
    <Field label={m['accounts.mine.currentPassword']()} hint={hint} error={error}>
      {(control) => <SecretInput {...control} value={value} onChange={onChange} autoComplete="current-password" />}
    </Field>
  );
}
