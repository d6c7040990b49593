import { m } from '#generated/messages/messages.js';
import { mostCharacters } from '#lib/limits.ts';
import { formatPhone } from '#lib/phone.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { formatDocument } from '../../document.ts';
import type { Customer } from '../../payer/contract.ts';
import { masked } from './typing.ts';

interface CustomerFieldsProps {
  customer: Customer;
  errors: Record<string, string>;
  onChange: (part: Partial<Customer>) => void;
}

export function CustomerFields({ customer, errors, onChange }: CustomerFieldsProps) {
  return (
    <div className="grid gap-5 @xl:grid-cols-2">
      <Field label={m['billing.checkout.name']()} error={errors['customer.name']} required>
        {(control) => (
          <TextInput
            {...control}
            value={customer.name}
            onChange={(event) => onChange({ name: event.target.value })}
            autoComplete="name"
            maxLength={mostCharacters.name}
          />
        )}
      </Field>
      <Field label={m['billing.checkout.email']()} error={errors['customer.email']} required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            value={customer.email}
            onChange={(event) => onChange({ email: event.target.value })}
            autoComplete="email"
            autoCapitalize="none"
            maxLength={mostCharacters.email}
          />
        )}
      </Field>
      <Field label={m['billing.checkout.document']()} error={errors['customer.document']} required>
        {(control) => (
          <TextInput
            {...control}
            value={customer.document}
            onChange={(event) => onChange({ document: masked(event, formatDocument) })}
            onBlur={() => onChange({ document: formatDocument(customer.document) })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={18}
          />
        )}
      </Field>
      <Field label={m['billing.checkout.phone']()} error={errors['customer.phone']} required>
        {(control) => (
          <TextInput
            {...control}
            type="tel"
            value={customer.phone}
            onChange={(event) => onChange({ phone: masked(event, formatPhone) })}
            onBlur={() => onChange({ phone: formatPhone(customer.phone) })}
            autoComplete="tel"
            maxLength={mostCharacters.phone}
          />
        )}
      </Field>
    </div>
  );
}
