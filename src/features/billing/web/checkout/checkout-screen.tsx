import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { ReadFailed, together } from '#client/read.tsx';
import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Plan } from '../../contract.ts';
import { PendingPayment } from '../pending-payment.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { offered, usualPlan } from './usual-plan.ts';

interface CheckoutScreenProps {
  /** The plan picked on the way here; without one, or with one that is not sold, the present plan, or the most popular. */
  plan: string | null;
}

export function CheckoutScreen({ plan: wanted }: CheckoutScreenProps) {
  const timeZone = useTimezone();
  const catalogue = useQuery(api.billing.plans.queryOptions());
  // A payment that was begun elsewhere has to be known of before another is.
  const own = useQuery({ ...api.billing.subscription.queryOptions(), staleTime: 0 });
  const [picked, setPicked] = useState<Plan | null>(null);
  if (!catalogue.data || !own.data) {
    const both = together(catalogue, own);
    return both.isError ? <ReadFailed query={both}>{m['billing.plan.failed']()}</ReadFailed> : <CheckoutSkeleton />;
  }
  const { subscription, pending, guaranteed } = own.data;
  const held = subscription?.status === 'pending' ? null : subscription;
  const plans = offered(catalogue.data.plans, held);
  if (plans.length === 0)
    return <EmptyState title={m['billing.plan.none']()}>{m['billing.plan.noneHint']()}</EmptyState>;
  const asked = plans.find(({ key }) => key === wanted);
  const chosen = picked ?? asked ?? usualPlan(plans, held, pending);
  return (
    <div className="grid gap-4">
      {pending && <PendingPayment payment={pending} hint={m['billing.checkout.pendingNotice']()} />}
      {wanted && !asked && !picked && <Notice tone="yellow">{m['billing.checkout.unknownPlan']()}</Notice>}
      <CheckoutForm
        plans={plans}
        chosen={chosen}
        currentId={held?.open ? held.plan.id : null}
        guaranteed={guaranteed}
        timeZone={timeZone}
        onChoose={setPicked}
      />
    </div>
  );
}
