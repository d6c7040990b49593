/** Two touches of the same thing within this time are one: a hand that trembles, a key that bounces. */
export const bounceMs = 500;

/**
 * Tells a touch from one that comes again too soon, also when what lies around it was touched just before. Whoever hammers has touched
 * once: each touch that does not count starts the time anew.
 */
export function countedOnce(now: () => number): (touched: string, around?: string) => boolean {
  const last = new Map<string, number>();
  return (touched, around = touched) => {
    const at = now();
    for (const [key, time] of last) if (at - time >= bounceMs) last.delete(key);
    const counts = !last.has(touched) && !last.has(around);
    last.set(touched, at);
    return counts;
  };
}
