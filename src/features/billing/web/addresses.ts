import { planQuery } from '#features/accounts/web/landing.ts';

const root = '/restaurant-admin/subscription';

/** Where the owner pays. */
export const billingPaths = {
  subscription: root,
  renew: `${root}/renew`,
  history: '/restaurant-admin/history',
  checkout: (planKey: string | null) => `${root}/checkout${planQuery(planKey)}`,
  payment: (id: string) => `${root}/payment/${id}`,
};
