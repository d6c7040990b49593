import type { ReactNode } from 'react';

/** What happens with it, beside its sign. */
export function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex gap-2.5">
      <span className="shrink-0 text-brand-ink">{icon}</span>
      {children}
    </li>
  );
}
