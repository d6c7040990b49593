import type { RestaurantDetails } from '../../restaurants/contract.ts';

/** What a house is set up with, in the order in which owners do it. */
export const setupParts = ['menu', 'tables', 'team', 'order', 'payment'] as const;
export type SetupPart = (typeof setupParts)[number];

/** Of each, whether it is there; what is there counts as done, however it came. */
export function setUp({
  use,
  subscription,
}: Pick<RestaurantDetails, 'use' | 'subscription'>): Record<SetupPart, boolean> {
  return {
    menu: use.products > 0,
    tables: use.tables > 0,
    team: use.staff > 0,
    order: use.ordered,
    payment: subscription !== null && subscription.status !== 'pending',
  };
}
