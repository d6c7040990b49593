import { useLayoutEffect, useReducer } from 'react';

export type CountTouched = (by: 1 | -1) => void;

/** Whether any of several forms that stand together holds something that leaving would lose, and where they say so. */
export function useTouchedForms(): [touched: boolean, count: CountTouched] {
  const [forms, count] = useReducer((before: number, by: 1 | -1) => before + by, 0);
  return [forms > 0, count];
}

/** Counts a form in while it is touched, until it is gone. */
export function useCounted(touched: boolean, count: CountTouched): void {
  // Before anything else is heard: the key that leaves may come right after the one that typed.
  useLayoutEffect(() => {
    if (!touched) return;
    count(1);
    return () => count(-1);
  }, [touched, count]);
}
