import { useEffect, useState } from 'react';

const minute = 60_000;

/** The time of this device, read again each minute: what ends in days need not be told more often. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
