import { type ReactNode, useId } from 'react';
import { Card } from '#ui/card.tsx';

interface PanelProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a restaurant's page, under its name. */
export function Panel({ title, aside, children }: PanelProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}

/** A name and what it stands for; what there is not is not mentioned. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-4 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="min-w-0 text-sm wrap-anywhere">{children}</dd>
    </div>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className="grid gap-2.5">{children}</dl>;
