import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';
import type { Plan } from '../../contract.ts';
import { featureTexts } from '../plan-text.ts';

interface PlanFeaturesProps {
  plan: Plan;
  /** On a dark panel the quiet words are lighter. */
  onPanel?: boolean;
}

export function PlanFeatures({ plan, onPanel }: PlanFeaturesProps) {
  const texts = featureTexts(plan);
  if (texts.length === 0) return null;
  const quiet = onPanel ? 'text-on-panel-2' : 'text-ink-2';
  return (
    <div className="grid gap-4">
      <h3 className={`font-medium text-sm ${quiet}`}>{m['billing.plan.included']()}</h3>
      <ul className="grid gap-3">
        {texts.map((text) => (
          <li key={text} className="flex items-start gap-3">
            <CheckIcon size={20} className={`mt-0.5 ${onPanel ? 'text-brand-soft' : 'text-brand-ink'}`} />
            <span className="min-w-0">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
