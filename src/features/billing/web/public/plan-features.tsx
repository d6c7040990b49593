import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Plan } from '../../contract.ts';
import { featureTexts } from '../plan-text.ts';

interface PlanFeaturesProps {
  plan: Plan;
  /** On a dark panel the quiet words are lighter. */
  onPanel?: boolean;
  /** In two columns where there is room for them. */
  wide?: boolean;
}

export function PlanFeatures({ plan, onPanel, wide }: PlanFeaturesProps) {
  const texts = featureTexts(plan);
  if (texts.length === 0) return null;
  const quiet = onPanel ? 'text-on-panel-2' : 'text-ink-2';
  return (
    <div className="@container grid gap-4">
      <h3 className={`font-medium text-sm ${quiet}`}>{m['billing.plan.included']()}</h3>
      <ul className={cx('grid gap-x-4 gap-y-3', wide && '@md:grid-cols-2')}>
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
