import { useEffect, useState } from 'react';

/** False in what the server wrote, and until the page answers by itself. */
export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
