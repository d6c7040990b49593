import { m } from '#generated/messages/messages.js';
import { type PaymentMethod, paymentMethods } from '../../values.ts';
import { methodIcon } from '../method-icon.ts';
import { ChoiceCard } from './choice-card.tsx';

interface MethodPickerProps {
  method: PaymentMethod;
  onChoose: (method: PaymentMethod) => void;
}

export function MethodPicker({ method, onChoose }: MethodPickerProps) {
  return (
    <div className="grid gap-3 @4xl:grid-cols-3">
      {paymentMethods.map((each) => {
        const Glyph = methodIcon[each];
        return (
          <ChoiceCard
            key={each}
            name="method"
            value={each}
            checked={each === method}
            onChange={() => onChoose(each)}
            label={m[`billing.method.${each}`]()}
            hint={m[`billing.methodHint.${each}`]()}
            aside={<Glyph size={22} className="text-brand-ink" />}
          />
        );
      })}
    </div>
  );
}
