import type { ReactNode } from 'react';
import { mostCharacters } from '#lib/limits.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { GuestRequest } from '../../asked/contract.ts';

interface WhoFieldsProps {
  words: Record<'name' | 'email' | 'phone', string>;
  errors: Record<string, string>;
  values?: Partial<GuestRequest> | undefined;
  /** A guest who calls may have no e-mail. */
  emailOptional?: boolean;
  /** What is known of whoever has this number. */
  phoneHint?: ReactNode;
}

/** Who reserves. The fields belong to the browser: what was typed survives everything else. */
export function WhoFields({ words, errors, values, emailOptional, phoneHint }: WhoFieldsProps) {
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={words.name} error={errors.customerName} required className="sm:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            name="customerName"
            defaultValue={values?.customerName}
            maxLength={mostCharacters.name}
            autoComplete="name"
          />
        )}
      </Field>
      <Field label={words.email} error={errors.customerEmail} required={!emailOptional}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="customerEmail"
            defaultValue={values?.customerEmail}
            maxLength={mostCharacters.email}
            autoComplete="email"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label={words.phone} hint={phoneHint} error={errors.customerPhone} required>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            name="customerPhone"
            defaultValue={values?.customerPhone}
            maxLength={mostCharacters.phone}
            autoComplete="tel-national"
          />
        )}
      </Field>
    </div>
  );
}
