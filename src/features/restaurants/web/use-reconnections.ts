import { useEffect, useState } from 'react';

/** How often the connection has come back: as a key it loads again what did not load without one. */
export function useReconnections(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const again = () => setCount((before) => before + 1);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return count;
}
