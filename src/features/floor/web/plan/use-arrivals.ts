import { useEffect, useEffectEvent, useRef } from 'react';

/** Hears of the table that was asked for here, once it is there; not of those that others make. */
export function useArrivals(tableIds: readonly string[], onArrived: (tableId: string) => void) {
  const expected = useRef(false);
  const known = useRef(new Set(tableIds));
  const look = useEffectEvent(() => {
    const arrived = tableIds.find((id) => !known.current.has(id));
    known.current = new Set(tableIds);
    if (!arrived || !expected.current) return;
    expected.current = false;
    onArrived(arrived);
  });
  const all = tableIds.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when there are others.
  useEffect(() => look(), [all]);
  return {
    expect: () => {
      expected.current = true;
    },
  };
}
