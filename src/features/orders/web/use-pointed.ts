import { useEffect, useRef, useState } from 'react';

/** While a finger is about, nothing slides under it. */
export const fingerMs = 1_000;

/** Whether somebody points at it: a mouse stands over it, or a finger has touched it within the second. */
export function usePointed() {
  const [pointed, setPointed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => {
    clearTimeout(timer.current);
    setPointed(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    pointed,
    // A mouse that moves over it: one that merely lay there when the page came points at nothing.
    onPointerMove: () => setPointed(true),
    onPointerDown: () => {
      clearTimeout(timer.current);
      setPointed(true);
    },
    onPointerLeave: ({ pointerType }: { pointerType: string }) => {
      if (pointerType === 'mouse') return end();
      clearTimeout(timer.current);
      timer.current = setTimeout(end, fingerMs);
    },
  };
}
