import { useEffect } from 'react';
import { minuteMs } from '#lib/minutes.ts';

const minuteOf = (instant: number) => Math.floor(instant / minuteMs);

/** Asks again for what holds for its minute of the clock, as that turns: forecasts change while nothing happens. A hidden page asks when it is seen. */
export function useEachMinute(now: number, answeredFor: string | undefined, ask: () => void): void {
  const minute = minuteOf(now);
  const isPast = answeredFor !== undefined && minute > minuteOf(Date.parse(answeredFor));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each minute asks once, however often the page is drawn in it
  useEffect(() => {
    if (!isPast) return;
    const askIfSeen = () => {
      if (!document.hidden) ask();
    };
    askIfSeen();
    document.addEventListener('visibilitychange', askIfSeen);
    return () => document.removeEventListener('visibilitychange', askIfSeen);
  }, [isPast, minute]);
}
