import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import type { FieldControl } from '#ui/field.tsx';
import { PasswordInput } from '#ui/password-input.tsx';

interface SecretInputProps extends FieldControl {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** A password's field, with its eye named in the reader's language. */
export function SecretInput({ onChange, ...rest }: SecretInputProps) {
  return (
    <PasswordInput
      {...rest}
      onChange={(event) => onChange(event.target.value)}
      maxLength={mostCharacters.password}
      showLabel={m['accounts.showPassword']()}
      hideLabel={m['accounts.hidePassword']()}
    />
  );
}
