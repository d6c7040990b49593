import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ManagedPlan } from '../contract.ts';
import { Failed, useFailure } from './listing.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const tiers = ['complete', 'basic', 'professional', 'enterprise'] as const;
const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The whole catalogue, tier by tier. */
export function PlanList() {
  const [opened, setOpened] = useState<ManagedPlan | null>(null);
  const query = useQuery(api.platform.plans.queryOptions());
  useFailure(query.isError);
  const plans = query.data?.plans;
  if (!plans) {
    return query.isError ? (
      <Failed query={query} />
    ) : (
      <div role="status" className={grid}>
        <span className="sr-only">{m['common.loading']()}</span>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-48 rounded-lg" />
        ))}
      </div>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-2xl text-ink-2">{m['platform.plans.lead']()}</p>
      {tiers
        .filter((tier) => plans.some((plan) => plan.tier === tier))
        .map((tier) => (
          <section key={tier} aria-labelledby={`tier-${tier}`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 id={`tier-${tier}`} className="text-xl">
              {m[`platform.plans.tiers.${tier}`]()}
            </h2>
            <ul className={grid}>
              {plans
                .filter((plan) => plan.tier === tier)
                .map((plan) => (
                  <PlanCard key={plan.id} plan={plan} onEdit={setOpened} />
                ))}
            </ul>
          </section>
        ))}
      {opened && (
        <PlanDialog
          key={opened.id}
          plan={plans.find(({ id }) => id === opened.id) ?? opened}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
