import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ArrowDownIcon } from '#ui/staff/icons.tsx';
import { type Side, sideBeyond, sides } from '../../plan/beyond.ts';
import type { TableView } from '../table-view.ts';
import { type RoomWants, wantsOf } from './room-wants.ts';
import { WantsCount, wantsText } from './wants-count.tsx';

interface BeyondProps {
  /** What is scrolled; its tables are `data-table`. */
  within: RefObject<HTMLElement | null>;
  /** Changes whenever tables are drawn elsewhere or in another size. */
  drawn: string;
  views: readonly TableView[];
  now: number;
}

/** At each edge behind which there are tables: how many, how many of them want somebody, in the colour of the most pressing, and the way to them. */
export function Beyond({ within, drawn, views, now }: BeyondProps) {
  const beyond = useBeyond(within, drawn);
  const go = (side: Side) => {
    const element = within.current;
    if (!element) return;
    const { x, y } = looks[side].way;
    element.scrollBy({ left: x * element.clientWidth * step, top: y * element.clientHeight * step });
  };
  return sides
    .filter((side) => beyond[side].length > 0)
    .map((side) => {
      const tables = beyond[side];
      const wants = wantsOf({ places: tables.map((tableId) => ({ tableId })) }, views, now);
      return (
        <div key={side} className={cx('pointer-events-none absolute z-1 flex', looks[side].edge)}>
          <button
            type="button"
            aria-label={looks[side].name({ tables: tablesText(tables.length, wants) })}
            onClick={() => go(side)}
            className="pointer-events-auto flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-full bg-surface px-3 font-semibold text-ink text-sm tabular-nums shadow-float"
          >
            <ArrowDownIcon size={16} className={looks[side].arrow} />
            {`+${tables.length}`}
            {wants && <WantsCount wants={wants} />}
          </button>
        </div>
      );
    });
}

function tablesText(count: number, wants: RoomWants | null): string {
  const tables = count === 1 ? m['floor.table']() : m['floor.tables']({ count });
  return wants ? m['floor.plan.beyond.wanting']({ tables, wants: wantsText(wants) }) : tables;
}

/** How much further one press goes, of what is seen. */
const step = 0.75;

const looks = {
  up: {
    edge: 'inset-x-0 top-0 justify-center rounded-t-xl pt-2 pb-6 bg-[linear-gradient(to_bottom,var(--sunken),transparent_2.5rem)]',
    arrow: 'rotate-180',
    way: { x: 0, y: -1 },
    name: m['floor.plan.beyond.up'],
  },
  down: {
    edge: 'inset-x-0 bottom-0 justify-center rounded-b-xl pt-6 pb-2 bg-[linear-gradient(to_top,var(--sunken),transparent_2.5rem)]',
    arrow: '',
    way: { x: 0, y: 1 },
    name: m['floor.plan.beyond.down'],
  },
  left: {
    edge: 'inset-y-0 left-0 items-center pr-6 pl-1 bg-[linear-gradient(to_right,var(--sunken),transparent_2.5rem)]',
    arrow: 'rotate-90',
    way: { x: -1, y: 0 },
    name: m['floor.plan.beyond.left'],
  },
  right: {
    edge: 'inset-y-0 right-0 items-center pr-1 pl-6 bg-[linear-gradient(to_left,var(--sunken),transparent_2.5rem)]',
    arrow: '-rotate-90',
    way: { x: 1, y: 0 },
    name: m['floor.plan.beyond.right'],
  },
} as const;

type BySide = Record<Side, string[]>;
const nothing: BySide = { up: [], right: [], down: [], left: [] };

function useBeyond(within: RefObject<HTMLElement | null>, drawn: string): BySide {
  const [beyond, setBeyond] = useState(nothing);
  const read = useEffectEvent(() => {
    const element = within.current;
    if (!element) return;
    const window = element.getBoundingClientRect();
    const next: BySide = { up: [], right: [], down: [], left: [] };
    for (const mark of element.querySelectorAll<HTMLElement>('[data-table]')) {
      const side = sideBeyond(window, mark.getBoundingClientRect());
      if (side) next[side].push(mark.dataset.table ?? '');
    }
    setBeyond((now) => (sides.every((side) => now[side].join() === next[side].join()) ? now : next));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew for another drawing.
  useLayoutEffect(() => read(), [drawn]);
  useEffect(() => {
    const element = within.current;
    if (!element) return;
    const onScroll = () => read();
    element.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(onScroll);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, [within]);
  return beyond;
}
