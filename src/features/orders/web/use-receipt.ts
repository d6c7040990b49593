import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Puts the paper beside the page, opens the printer's dialog, and clears it away afterwards. */
export function useReceipt<T>() {
  const [printed, setPrinted] = useState<T | null>(null);
  useEffect(() => {
    const clear = () => setPrinted(null);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  const print = useCallback((paper: T) => {
    flushSync(() => setPrinted(() => paper));
    window.print();
  }, []);
  return { printed, print };
}
