import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { type Pricing, pricings } from '../../../values.ts';

const names: Record<Pricing, () => string> = { weight: m['menu.form.byWeight'], open: m['menu.form.openPrice'] };

interface PricingChoiceProps {
  value: Pricing | null;
  onChange: (pricing: Pricing | null) => void;
}

/** How it is sold: each at its price, or by the staff alone. */
export function PricingChoice({ value, onChange }: PricingChoiceProps) {
  return (
    <Field label={m['menu.form.pricing']()} hint={value ? m['menu.form.pricingHint']() : undefined}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(pricings.find((each) => each === target.value) ?? null)}
        >
          <option value="">{m['menu.form.byPiece']()}</option>
          {pricings.map((each) => (
            <option key={each} value={each}>
              {names[each]()}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
