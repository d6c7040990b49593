import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Plan } from '../../contract.ts';
import { freeText, monthlyText, priceParts } from '../plan-text.ts';
import { ChoiceCard } from './choice-card.tsx';

interface PlanPickerProps {
  plans: readonly Plan[];
  chosenId: string | null;
  currentId: string | null;
  onChoose: (plan: Plan) => void;
}

export function PlanPicker({ plans, chosenId, currentId, onChoose }: PlanPickerProps) {
  return (
    <div className="grid gap-3 @xl:grid-cols-2">
      {plans.map((plan) => {
        const hints = [
          plan.id === currentId ? m['billing.plan.current']() : plan.highlighted && m['billing.plan.mostPopular'](),
          freeText(plan, plans) ?? monthlyText(plan),
        ];
        return (
          <ChoiceCard
            key={plan.id}
            name="plan"
            value={plan.key}
            checked={plan.id === chosenId}
            onChange={() => onChoose(plan)}
            label={plan.name}
            hint={hints.filter(Boolean).join(' · ')}
            aside={
              <span className="money shrink-0 text-right">
                <span className="block font-semibold">{formatMoney(plan.priceCents, getLocale())}</span>
                <span className="block text-ink-2 text-sm">{priceParts(plan).per}</span>
              </span>
            }
          />
        );
      })}
    </div>
  );
}
