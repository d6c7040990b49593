import { useEffect, useState } from 'react';

/** Whether something has held without a break for longer than this. */
export function useLongerThan(holds: boolean, ms: number): boolean {
  const [long, setLong] = useState(false);
  if (long && !holds) setLong(false);
  useEffect(() => {
    if (!holds) return;
    const timer = setTimeout(() => setLong(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return long;
}
