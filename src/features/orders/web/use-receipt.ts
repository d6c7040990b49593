import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '../contract.ts';

/** Puts the receipt beside the page, opens the printer's dialog, and clears it away afterwards. */
export function useReceipt() {
  const [printed, setPrinted] = useState<Order | null>(null);
  useEffect(() => {
    const clear = () => setPrinted(null);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  const print = useCallback((order: Order) => {
    flushSync(() => setPrinted(order));
    window.print();
  }, []);
  return { printed, print };
}
