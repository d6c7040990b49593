import type { Payment, Plan, Subscription } from '../../contract.ts';

/** What is sold, and the plan that the restaurant has: it can be renewed after it is no longer sold. */
export function offered(sold: readonly Plan[], held: Subscription | null): readonly Plan[] {
  return held?.open && !sold.some(({ id }) => id === held.plan.id) ? [held.plan, ...sold] : sold;
}

/** What is chosen for whoever asked for no plan: that of the payment they have begun, of which they want another method, before any other. */
export function usualPlan(
  plans: readonly Plan[],
  held: Pick<Subscription, 'plan' | 'nextPlan'> | null,
  pending: Pick<Payment, 'planId'> | null,
): Plan | null {
  const usual = pending?.planId ?? (held ? (held.nextPlan ?? held.plan).id : null);
  return plans.find(({ id }) => id === usual) ?? plans.find(({ highlighted }) => highlighted) ?? plans[0] ?? null;
}
