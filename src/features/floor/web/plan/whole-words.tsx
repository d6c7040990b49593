import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** A line of text where all of it fits, else nothing: on a small table no word is torn. Its height is one line of 18 pixels. */
export function WholeWords({ className = 'text-[13px]', children }: { className?: string; children: ReactNode }) {
  return (
    // What does not fit beside the mark of no width goes to a second line, which is not seen.
    <span className={cx('flex h-4.5 max-w-full flex-wrap justify-center overflow-hidden leading-4.5', className)}>
      <span className="h-4.5 w-0" />
      <span className="whitespace-nowrap">{children}</span>
    </span>
  );
}
