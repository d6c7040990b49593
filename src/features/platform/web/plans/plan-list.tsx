import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { Loading } from '#client/loading.tsx';
import { Read } from '#client/read.tsx';
import { useFailureToast } from '#client/use-failure-toast.ts';
import { m } from '#generated/messages/messages.js';
import type { ManagedPlan } from '../../contract.ts';
import { PlanCard } from './plan-card.tsx';
import { PlanDialog } from './plan-dialog.tsx';

const tiers = ['complete', 'basic', 'professional', 'enterprise'] as const;
const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-3';

/** The whole catalogue, tier by tier. */
export function PlanList() {
  const [opened, setOpened] = useState<ManagedPlan | null>(null);
  const query = useQuery(api.platform.plans.queryOptions());
  useFailureToast(query.isError, m['platform.loadFailed']());
  const waiting = <Loading count={3} className={grid} itemClass="h-48 rounded-lg" />;
  return (
    <Read query={query} failed={m['platform.unread']()} waiting={waiting}>
      {({ plans }) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <p className="max-w-prose text-ink-2">{m['platform.plans.lead']()}</p>
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
      )}
    </Read>
  );
}
