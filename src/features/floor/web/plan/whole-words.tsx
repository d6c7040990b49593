import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

/** A line of text where all of it fits, else nothing: on a small table no word is torn. */
export function WholeWords({ className, children }: { className?: string; children: ReactNode }) {
  return (
    // What does not fit beside the mark of no width goes to a second line, which is not seen.
    <span
      className={cx(
        'flex h-[1.1em] w-full shrink-0 flex-wrap justify-center overflow-hidden leading-[1.1]',
        className ?? factSize,
      )}
    >
      <span className="h-[1.1em] w-0" />
      <span className="whitespace-nowrap">{children}</span>
    </span>
  );
}

/** Larger on a larger table. */
export const factSize = 'text-[max(13px,min(16px,17cqmin))]';
