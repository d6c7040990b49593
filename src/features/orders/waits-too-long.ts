import { minutesSince } from '#lib/minutes.ts';

/** Minutes after which food that is ready gets cold, and after which guests who call feel forgotten. */
const patience = { food: 6, call: 5 };
/** A call that was overlooked three times as long as that is said louder still. */
const forgottenAfter = 3 * patience.call;

/** Whether what waits for somebody to walk there has waited too long: every screen of the staff shows it in red. */
export function waitsTooLong(what: keyof typeof patience, since: string | number, now: number): boolean {
  return minutesSince(since, now) >= patience[what];
}

/** Whether a call was overlooked: its age stands out of what is red already. */
export const isForgotten = (since: string, now: number) => minutesSince(since, now) >= forgottenAfter;
