import type { ReactNode } from 'react';
import { Card } from '../card.tsx';

type Props = {
  label: ReactNode /** A currency sign, smaller than the figure. */;
  sign?: string;
  children: ReactNode;
  foot?: ReactNode;
};

export function StatCard({ label, sign, children, foot }: Props) {
  return (
    <Card className="grid content-start gap-1">
      <p className="text-ink-2 text-sm">{label}</p>
      {/* No paragraph: while the figure is awaited, a block stands in its place. */}
      <div className="money flex items-baseline gap-1.5 font-semibold text-4xl tracking-tight">
        {sign && <span className="font-normal text-ink-2 text-lg">{sign}</span>}
        {children}
      </div>
      {foot && <div className="mt-3 text-ink-2 text-sm">{foot}</div>}
    </Card>
  );
}
