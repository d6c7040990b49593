import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Radio } from '#ui/radio.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { DiscountDraft } from './discount-draft.ts';

export interface DiscountPartProps {
  draft: DiscountDraft;
  set: (part: Partial<DiscountDraft>) => void;
  errors: Record<string, string>;
}

/** Percent in whole steps, or reais to the cent. */
export function DiscountWorth({ draft, set, errors }: DiscountPartProps) {
  const name = useId();
  const isPercentage = draft.type === 'percentage';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{m['platform.discounts.type']()}</legend>
        {(['percentage', 'fixed'] as const).map((type) => (
          <Radio
            key={type}
            name={name}
            label={m[`platform.discounts.${type}`]()}
            checked={draft.type === type}
            onChange={() => set({ type })}
          />
        ))}
      </fieldset>
      <Field
        label={isPercentage ? m['platform.discounts.value']() : m['platform.discounts.amount']()}
        error={errors.value}
        required
      >
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="decimal"
            min={0}
            max={isPercentage ? 100 : undefined}
            step={isPercentage ? 1 : 0.01}
            value={draft.value}
            onChange={(event) => set({ value: event.target.value })}
            className="tabular-nums"
          />
        )}
      </Field>
    </div>
  );
}
