import { useEffect, useState } from 'react';

/** Whether the moment is over in which something can be undone. */
export function useOver(seconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return over;
}
