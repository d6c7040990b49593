import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Puts what is printed beside the page, opens the printer's dialog, and clears it away afterwards. */
export function useDaySheet() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const clear = () => setPrinting(false);
    window.addEventListener('afterprint', clear);
    return () => window.removeEventListener('afterprint', clear);
  }, []);
  const print = () => {
    flushSync(() => setPrinting(true));
    window.print();
  };
  return { printing, print };
}
