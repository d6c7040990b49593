import type { Plan } from '#features/billing/contract.ts';
import { freeText } from '#features/billing/web/plan-text.ts';
import { PlanPrice } from '#features/billing/web/public/plan-price.tsx';
import { m } from '#generated/messages/messages.js';
import { planQuery, sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';

/** The last word of the page: what it costs, and where it begins. */
export function HomePlans({ plans, next }: { plans: readonly Plan[]; next: string }) {
  return (
    <section aria-labelledby="plans" className="pt-22 lg:pt-36">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="plans" className="max-w-[14em] text-4xl tracking-title lg:text-5xl">
          {m['site.plans.title']()}
        </h2>
        <a href={sitePaths.pricing} className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink">
          {m['site.call.go']()}
          <ChevronRightIcon size={18} />
        </a>
      </div>
      <ul className="mt-10 grid gap-4 md:grid-cols-2 md:gap-6 lg:mt-14">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} plans={plans} to={next + planQuery(plan.key)} />
        ))}
      </ul>
    </section>
  );
}

function PlanCard({ plan, plans, to }: { plan: Plan; plans: readonly Plan[]; to: string }) {
  const best = plan.highlighted;
  const free = freeText(plan, plans);
  return (
    <li
      className={`flex min-w-0 flex-col gap-6 rounded-xl p-7 sm:p-10 ${best ? 'on-dark bg-panel text-on-panel' : 'bg-sunken'}`}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 text-xl wrap-anywhere">{plan.name}</h3>
        {best && (
          <span className="rounded-full bg-brand-soft px-3.5 py-1.5 font-semibold text-brand-deep text-xs">
            {m['billing.plan.mostPopular']()}
          </span>
        )}
      </div>
      <PlanPrice plan={plan} large onPanel={best} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-5">
        <p className={`min-w-0 ${best ? 'text-on-panel-2' : 'text-ink-2'}`}>
          {free ? `${free} ${m['billing.pricing.versusMonthly']()}` : m[`billing.plan.renews.${plan.period}`]()}
        </p>
        <a
          href={to}
          className={buttonClass({ pill: true, variant: 'quiet' })}
          aria-label={m['billing.plan.selectNamed']({ plan: plan.name })}
        >
          {m['billing.plan.select']()}
        </a>
      </div>
    </li>
  );
}
