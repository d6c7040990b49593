import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ChevronRightIcon } from '#ui/icons.tsx';
import { ChevronLeftIcon } from '#ui/staff/icons.tsx';
import { keysIn } from '../layout/flow.ts';
import type { Columns } from '../layout/hang.ts';
import { OctagonIcon } from './icons.tsx';
import { LateCount } from './late-count.tsx';

/** In the foot, where it covers nothing. */
export const moreId = 'kitchen-more';

interface MoreTicketsProps {
  wall: RefObject<HTMLElement | null>;
  columns: Columns;
  frame: { inView: number; width: number; gap: number };
  isNew: (key: string) => boolean;
  isLate: (key: string) => boolean;
  /** Whether it says what somebody must not eat. */
  warns: (key: string) => boolean;
}

/** How many tickets hang out of sight, whether one of them is new, how many are late, and the way to them. */
export function MoreTickets({ wall, columns, frame: { inView, width, gap }, isNew, isLate, warns }: MoreTicketsProps) {
  const [first, setFirst] = useState(0);
  const step = width + gap;
  useEffect(() => {
    const element = wall.current;
    if (!element) return;
    const look = () => setFirst(Math.round(element.scrollLeft / step));
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [wall, step]);
  const go = (by: number) => wall.current?.scrollBy({ left: by * step * inView, behavior: 'smooth' });
  const before = keysIn(columns.slice(0, first)).length;
  const after = keysIn(columns.slice(first + inView));
  const late = after.filter(isLate).length;
  const news = after.filter(isNew).length;
  const warnings = after.filter(warns).length;
  const place = document.getElementById(moreId);
  if (!place) return null;
  return createPortal(
    <>
      {before > 0 && (
        <button type="button" aria-label={m['kitchen.moreLeft']({ count: before })} onClick={() => go(-1)}>
          <ChevronLeftIcon />
          <span className="long">{m['kitchen.moreLeft']({ count: before })}</span>
          <span className="short">{before}</span>
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
          <LateCount count={late} />
          <ChevronRightIcon />
        </button>
      )}
    </>,
    place,
  );
}
