import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** Labels on the left, figures on one right edge. */
export function Sums({ children, className }: { children: ReactNode; className?: string }) {
  return <dl className={cx('grid gap-2', className)}>{children}</dl>;
}

type Props = { label: ReactNode; children: ReactNode; strength?: 'quiet' | 'total' | 'grand' };

const lines = { quiet: 'text-ink-2 text-sm', total: 'font-semibold', grand: 'font-semibold' };

export function Sum({ label, children, strength = 'quiet' }: Props) {
  return (
    <div className={cx('flex items-baseline justify-between gap-4', lines[strength])}>
      <dt className="min-w-0">{label}</dt>
      <dd className={cx('money shrink-0', strength === 'grand' && 'text-2xl tracking-tight')}>{children}</dd>
    </div>
  );
}
