import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Dot } from './dot.tsx';
import { type Tone, toneClass } from './tone-class.ts';

/** A colour never stands alone: the word is required. */
export function Badge({ tone = 'gray', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-full py-1 pr-3 pl-2.5 font-semibold text-xs',
        toneClass[tone],
      )}
    >
      <Dot tone={tone} />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
