import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface DemoPanelProps {
  title: string;
  /** Behind the other, where the two sides have no room beside one another. */
  hidden: boolean;
  action: ReactNode;
  children: ReactNode;
}

/** The whole of one side, beyond the one table. */
export function DemoPanel({ title, hidden, action, children }: DemoPanelProps) {
  return (
    <section
      aria-label={title}
      className={cx(
        'flex-wrap content-center items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-surface p-6 shadow-card sm:p-7',
        hidden ? 'hidden lg:flex' : 'flex',
      )}
    >
      <div className="grid min-w-0 max-w-[24rem] gap-1.5">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
      {action}
    </section>
  );
}
