import { useEffect, useState } from 'react';

/** Milliseconds until an instant, counted down by the second; null where there is no such instant. */
export function useTimeLeft(until: string | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Date.parse(until) - now;
}
