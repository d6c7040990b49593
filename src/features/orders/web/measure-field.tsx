import { type KeyboardEvent, useState } from 'react';
import type { Pricing } from '#features/menu/values.ts';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { Measure } from '../base-price.ts';
import { priceMeasure, weightMeasure } from './measure-of.ts';

interface MeasureFieldProps {
  pricing: Pricing;
  /** It was gone on without it. */
  missing: boolean;
  /** `typed`: something stands in the field, understood or not. */
  onChange: (measure: Measure, typed: boolean) => void;
  onEnter: () => void;
}

/** The weight or the price of what was just picked: typed at once, and put on the order with Enter. */
export function MeasureField({ pricing, missing, onChange, onEnter }: MeasureFieldProps) {
  const [typed, setTyped] = useState('');
  const [cents, setCents] = useState(Number.NaN);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it sends the whole order.
    event.preventDefault();
    onEnter();
  };
  if (pricing === 'open')
    return (
      <Field label={m['orders.form.priceOfOne']()} error={missing ? m['orders.form.priceMissing']() : undefined}>
        {(control) => (
          <MoneyInput
            {...control}
            autoFocus
            sign="R$"
            cents={cents}
            onKeyDown={enter}
            onChange={(value, typed) => {
              setCents(value);
              onChange(priceMeasure(value), typed.trim() !== '');
            }}
          />
        )}
      </Field>
    );
  return (
    <Field
      label={m['orders.form.weight']()}
      hint={m['orders.form.weightHint']()}
      error={missing ? m['orders.form.weightMissing']() : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          autoFocus
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onKeyDown={enter}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(weightMeasure(target.value), target.value.trim() !== '');
          }}
        />
      )}
    </Field>
  );
}
