import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import { keysIn } from '../layout/flow.ts';
import type { Columns } from '../layout/hang.ts';
import { OctagonIcon } from './icons.tsx';
import { LateCount, lateTexts } from './late-count.tsx';

/** In the foot, where it covers nothing. */
export const moreId = 'kitchen-more';

interface MoreTicketsProps {
  wall: RefObject<HTMLElement | null>;
  columns: Columns;
  frame: { inView: number; width: number; gap: number };
  /** The first column that is seen. */
  first: number;
  isNew: (key: string) => boolean;
  isLate: (key: string) => boolean;
  /** Whether it says what somebody must not eat. */
  warns: (key: string) => boolean;
}

/** How many tickets hang out of sight at either side, whether one of them is new, how many are late, and the way to them. */
export function MoreTickets({ wall, columns, frame, first, isNew, isLate, warns }: MoreTicketsProps) {
  const { inView, width, gap } = frame;
  const go = (by: number) => wall.current?.scrollBy({ left: by * (width + gap) * inView, behavior: 'smooth' });
  const before = keysIn(columns.slice(0, first));
  const lateBefore = before.filter(isLate).length;
  const after = keysIn(columns.slice(first + inView));
  const news = after.filter(isNew).length;
  const warnings = after.filter(warns).length;
  const place = document.getElementById(moreId);
  if (!place) return null;
  return createPortal(
    <>
      {before.length > 0 && (
        <button
          type="button"
          className={cx(lateBefore > 0 && 'is-late')}
          aria-label={[m['kitchen.moreLeft']({ count: before.length }), ...lateTexts(lateBefore)].join(', ')}
          // What is late hangs on the first page.
          onClick={() => go(lateBefore > 0 ? -columns.length : -1)}
        >
          <ChevronLeftIcon />
          {lateBefore === 0 && (
            <>
              <span className="long">{m['kitchen.moreLeft']({ count: before.length })}</span>
              <span className="short">{before.length}</span>
            </>
          )}
          <LateCount count={lateBefore} />
        </button>
      )}
      {after.length > 0 && (
        <button type="button" className={cx(news > 0 && 'is-new')} onClick={() => go(1)}>
          {news > 0
            ? m['kitchen.moreNew']({ count: after.length, news })
            : m['kitchen.moreRight']({ count: after.length })}
          {warnings > 0 && (
            <span className="warns">
              <OctagonIcon />
              <span aria-hidden="true">{warnings}</span>
              <span className="sr-only">
                {warnings === 1 ? m['kitchen.allergyOne']() : m['kitchen.allergyCount']({ count: warnings })}
              </span>
            </span>
          )}
          <LateCount count={after.filter(isLate).length} />
          <ChevronRightIcon />
        </button>
      )}
    </>,
    place,
  );
}
