export const minuteMs = 60_000;

/** Whole minutes since something happened. */
export function minutesSince(instant: string | number, now: number): number {
  return Math.max(0, Math.floor((now - new Date(instant).getTime()) / minuteMs));
}
