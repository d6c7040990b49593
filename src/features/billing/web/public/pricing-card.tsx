import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Plan } from '../../contract.ts';
import { freeText, monthlyText } from '../plan-text.ts';
import { PlanFeatures } from './plan-features.tsx';
import { PlanPrice } from './plan-price.tsx';

interface PricingCardProps {
  plan: Plan;
  plans: readonly Plan[];
  /** Where choosing it leads; null for the plan that the reader has. */
  to: string | null;
}

export function PricingCard({ plan, plans, to }: PricingCardProps) {
  const best = plan.highlighted;
  const free = freeText(plan, plans);
  const monthly = monthlyText(plan);
  const quiet = best ? 'text-on-panel-2' : 'text-ink-2';
  return (
    <li
      className={`flex min-w-0 flex-col gap-8 rounded-xl p-7 sm:p-12 ${best ? 'on-dark bg-panel text-on-panel' : 'bg-sunken'}`}
    >
      <div className="grid gap-6">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
          <h2 className="min-w-0 text-xl wrap-anywhere">{plan.name}</h2>
          {best && (
            <span className="rounded-full bg-brand-soft px-3.5 py-1.5 font-semibold text-brand-deep text-xs">
              {m['billing.plan.mostPopular']()}
            </span>
          )}
        </div>
        <PlanPrice plan={plan} large onPanel={best} />
        <div className={`min-h-12 ${quiet}`}>
          {free ? (
            <p>
              <strong className={best ? 'text-on-panel' : 'text-ink'}>{free}</strong>{' '}
              {m['billing.pricing.versusMonthly']()}
            </p>
          ) : (
            <p>{m[`billing.plan.renews.${plan.period}`]()}</p>
          )}
          {monthly && <p className="first-letter:uppercase">{monthly}</p>}
        </div>
        {to === null ? (
          <p className="flex min-h-13 items-center justify-center gap-2 font-medium">
            <CheckIcon />
            {m['billing.plan.yours']()}
          </p>
        ) : (
          <a
            href={to}
            className={buttonClass({ pill: true, wide: true, variant: best ? 'quiet' : 'fill' })}
            aria-label={m['billing.plan.selectNamed']({ plan: plan.name })}
          >
            {m['billing.plan.select']()}
          </a>
        )}
      </div>
      <PlanFeatures plan={plan} onPanel={best} />
    </li>
  );
}
