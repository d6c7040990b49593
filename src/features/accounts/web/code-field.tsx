import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { TypedCode } from './use-code.ts';

/** Phones offer the code they have just received, and their number keys. */
export function CodeField({ label, hint, code }: { label: string; hint?: string; code: TypedCode }) {
  return (
    <Field label={label} hint={hint} error={code.error}>
      {(control) => (
        <TextInput
          {...control}
          value={code.typed}
          onChange={(event) => code.type(event.target.value)}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="money text-xl"
        />
      )}
    </Field>
  );
}
