import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { Radio } from '#ui/radio.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { discountTypes } from '../../../billing/values.ts';
import type { DiscountDraft } from './discount-draft.ts';

export interface DiscountPartProps {
  draft: DiscountDraft;
  set: (part: Partial<DiscountDraft>) => void;
  errors: Record<string, string>;
}

/** Percent with up to two decimals, or reais to the cent. */
export function DiscountWorth({ draft, set, errors }: DiscountPartProps) {
  const name = useId();
  const isPercentage = draft.type === 'percentage';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{m['platform.discounts.type']()}</legend>
        {discountTypes.map((type) => (
          <Radio
            key={type}
            name={name}
            label={m[`platform.discounts.${type}`]()}
            checked={draft.type === type}
            onChange={() => set({ type })}
          />
        ))}
      </fieldset>
      {isPercentage ? (
        <Field label={m['platform.discounts.value']()} error={errors.value} required>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={draft.percent}
              onChange={(event) => set({ percent: event.target.value })}
              className="tabular-nums"
            />
          )}
        </Field>
      ) : (
        <Field label={m['platform.discounts.amount']()} error={errors.value} required>
          {(control) => (
            <MoneyInput
              {...control}
              sign="R$"
              cents={draft.amountCents}
              onChange={(amountCents) => set({ amountCents })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
