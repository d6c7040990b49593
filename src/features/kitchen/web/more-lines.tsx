import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '#generated/messages/messages.js';
import { ChevronDownIcon } from '#ui/late-icons.tsx';
import { ChevronUpIcon } from '#ui/staff/icons.tsx';
import { LateCount } from './late-count.tsx';
import { moreId } from './more-tickets.tsx';

interface Unseen {
  above: number;
  below: number;
  /** The late tables of which nothing is seen, further down. */
  late: number;
}

/** How many dishes of the pass lie out of sight, how many late tables begin there, and the way to them. */
export function MoreLines({ pass, rows }: { pass: RefObject<HTMLElement | null>; rows: readonly unknown[] }) {
  const [{ above, below, late }, setUnseen] = useState<Unseen>({ above: 0, below: 0, late: 0 });
  const look = () => {
    if (!pass.current) return;
    const now = unseenIn(pass.current);
    setUnseen((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
  };
  // Not before it is painted: the element that holds it is known only after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are elsewhere
  useEffect(look, [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks for nothing but the element
  useEffect(() => {
    const element = pass.current;
    if (!element) return;
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [pass]);
  const go = (by: number) => {
    const height = pass.current?.clientHeight ?? 0;
    pass.current?.scrollBy({ top: by * height * screenShare, behavior: 'smooth' });
  };
  const place = above + below > 0 ? document.getElementById(moreId) : null;
  if (!place) return null;
  return createPortal(
    <>
      {above > 0 && (
        <button type="button" aria-label={m['kitchen.linesAbove']({ count: above })} onClick={() => go(-1)}>
          <ChevronUpIcon />
          <span className="long">{m['kitchen.linesAbove']({ count: above })}</span>
          <span className="short">{above}</span>
        </button>
      )}
      {below > 0 && (
        <button type="button" onClick={() => go(1)}>
          <span className="word">
            {below === 1 ? m['kitchen.lineBelow']() : m['kitchen.linesBelow']({ count: below })}
          </span>
          <span className="few" aria-hidden="true">
            {below}
          </span>
          <LateCount count={late} />
          <ChevronDownIcon />
        </button>
      )}
    </>,
    place,
  );
}

/** Some of what was seen stays, so that nobody loses the place. */
const screenShare = 0.8;

function unseenIn(pass: HTMLElement): Unseen {
  const { top, bottom } = pass.getBoundingClientRect();
  const lines = [...pass.querySelectorAll('.k-row li')].map((line) => line.getBoundingClientRect());
  const rows = [...pass.querySelectorAll('.k-row.is-late')].map((row) => row.getBoundingClientRect());
  return {
    above: lines.filter((line) => line.top < top - 1).length,
    below: lines.filter((line) => line.bottom > bottom + 1).length,
    late: rows.filter((row) => row.top > bottom).length,
  };
}
