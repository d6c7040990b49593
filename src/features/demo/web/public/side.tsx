import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface SideProps {
  label: string;
  icon: ReactNode;
  beside?: ReactNode;
  /** Where a tab above says it already, its name takes no room. */
  untitled?: boolean;
  /** Behind the other, where both have no room. */
  hidden: boolean;
  className: string;
  children: ReactNode;
}

/** One side of the table. */
export function Side({ label, icon, beside, untitled = false, hidden, className, children }: SideProps) {
  return (
    <section
      aria-label={label}
      className={cx('min-w-0 flex-col p-4 sm:p-7', hidden ? 'hidden lg:flex' : 'flex', className)}
    >
      <div
        className={cx(
          'mb-4 flex min-h-11 items-center gap-2.5 max-lg:min-h-6',
          untitled ? 'max-sm:sr-only' : 'max-sm:px-1',
        )}
      >
        {icon}
        <h2 className="grow text-base tracking-snug">{label}</h2>
        {beside && <div className="text-sm opacity-85">{beside}</div>}
      </div>
      {children}
    </section>
  );
}
