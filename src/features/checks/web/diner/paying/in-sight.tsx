import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** While something of it has to be tapped, whoever comes here sees it above the bar of a phone, however small that is. */
export function InSight({ asks, children }: { asks: boolean; children: ReactNode }) {
  const { key } = useLocation();
  const shown = useRef<HTMLDivElement>(null);
  // Anew at each address: coming to one scrolls to its top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is why, and is not read
  useEffect(() => {
    if (asks) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [key, asks]);
  return (
    <div ref={shown} className="scroll-mb-20 lg:scroll-mb-4">
      {children}
    </div>
  );
}
