import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Card } from '#ui/card.tsx';
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface ChartPanelProps {
  title: string;
  /** Beside the title: what the colours mean, or what the whole comes to. */
  aside?: ReactNode;
  /** Below the title, a line that says what is counted. */
  note?: ReactNode;
  className?: string;
  /** The chart, or nothing while its figures are awaited. */
  children: ReactNode;
  /** The same figures for whoever does not see the drawing. */
  table: ReactNode;
}

/**
 * A drawing with the table that it shows. It is drawn in the browser alone, once its part of the script has come; until then its
 * place is kept.
 */
export function ChartPanel({ title, aside, note, className, children, table }: ChartPanelProps) {
  const titleId = useId();
  const [inBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const awaited = <Skeleton className="size-full rounded-md" />;
  return (
    <Card as="section" aria-labelledby={titleId} className={cx('grid content-start gap-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {note !== undefined && <p className="-mt-2 min-h-5 text-ink-2 text-sm">{note}</p>}
      <div aria-hidden="true" className="h-58 min-w-0">
        {inBrowser && children ? <Suspense fallback={awaited}>{children}</Suspense> : awaited}
      </div>
      <div className="sr-only">{table}</div>
    </Card>
  );
}

export function Legend({ entries }: { entries: { label: string; className: string }[] }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
      {entries.map(({ label, className }) => (
        <li key={label} className="flex items-center gap-2">
          <span className={cx('size-2 rounded-full', className)} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** What a chart tells under the pointer. */
export function ChartNote({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div className="rounded-sm bg-surface px-3 py-2 text-ink text-sm shadow-float">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-ink-2">
          {line}
        </p>
      ))}
    </div>
  );
}
