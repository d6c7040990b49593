/** How an order ends that the kitchen still makes: it is cancelled, its bill is closed, or the till completes it on a bill that stays open. */
export const endings = ['cancelled', 'billClosed', 'completed'] as const;
export type Ending = (typeof endings)[number];
