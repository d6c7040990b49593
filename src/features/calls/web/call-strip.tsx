import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { useSignedIn } from '#client/session.ts';
import { useBox } from '#client/use-box.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { BellIcon } from '#ui/icons.tsx';
import { useClock } from '../../orders/web/use-clock.ts';
import type { FloorCall } from '../contract.ts';
import { CallCard } from './call-card.tsx';
import { CallFold } from './call-fold.tsx';
import { cardsInRow } from './cards-in-row.ts';
import { awaitedCount, byNeed, groupByTable } from './group-by-table.ts';
import { MoreCalls } from './more-calls.tsx';

interface CallStripProps {
  /** The tables that whoever looks serves: their calls stand before the others'. */
  own?: ReadonlySet<string>;
  onReceive?: (call: FloorCall) => void;
  /** On phones too it stands where it is, and not over the foot of the page, which has a bar of its own. */
  still?: boolean;
}

const nobodys: ReadonlySet<string> = new Set();

/**
 * The open calls beside the orders. What comes and goes here moves none of the cards below. On wide screens its place is kept while nobody
 * calls, and a button leads to those for which it has no room. On phones it lies over the foot of the page, under the thumb, wherever the page
 * is scrolled to, and several calls are one line.
 */
export function CallStrip({ own = nobodys, onReceive, still = false }: CallStripProps) {
  const { user } = useSignedIn();
  const board = useQuery(api.calls.board.queryOptions());
  const now = useClock(board.data?.now, board.dataUpdatedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const calls = board.data?.calls ?? [];
  const groups = byNeed(groupByTable(calls), user.id, own);
  const waiting = awaitedCount(calls);
  const [first, second, ...rest] = groups;
  const several = first && second ? ([first, second, ...rest] as const) : null;
  // What comes after there was one or none at all is a line again.
  if (open && !several) setOpen(false);
  // With the card goes the focus that was on it.
  const keepFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus();
  };
  const row = useRef<HTMLDivElement>(null);
  const fits = cardsInRow(groups, useBox(row)?.width ?? 0);
  const unread = board.isError && !board.data;
  return (
    <section aria-labelledby="calls" className="max-lg:contents print:hidden">
      <div className="flex min-w-0 items-center gap-4 max-lg:contents lg:min-h-14">
        <h2
          id="calls"
          ref={heading}
          tabIndex={-1}
          className="flex shrink-0 items-center gap-2 text-lg outline-none max-lg:sr-only"
        >
          <BellIcon size={20} />
          {m['calls.title']()}
          <span className="font-medium text-ink-3 tabular-nums">{board.data ? waiting : ''}</span>
        </h2>
        <div ref={row} className="flex min-w-0 items-center gap-3 max-lg:contents lg:grow">
          {unread ? (
            <p className="flex items-center gap-3 text-ink-2 max-lg:mb-3">
              {m['calls.unread']()}
              <Button size="s" variant="soft" onClick={() => void board.refetch()} busy={board.isFetching}>
                {m['common.retry']()}
              </Button>
            </p>
          ) : groups.length === 0 ? (
            <p className="text-ink-3 max-lg:sr-only">{board.data && m['calls.none']()}</p>
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: Esc folds the list from wherever the focus is in it.
            <div
              onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
              className={cx(
                'max-lg:grid max-lg:grid-cols-1 max-lg:gap-2 lg:contents',
                !still &&
                  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-[calc(var(--foot,4.75rem)+var(--tray,0px)+env(safe-area-inset-bottom))] max-lg:z-10 max-lg:transition-[bottom] max-lg:delay-700 max-lg:px-3 max-lg:py-2 max-lg:drop-shadow-lg',
              )}
            >
              <ul
                id={listId}
                className={cx(
                  'relative flex min-w-0 gap-3 max-lg:max-h-[50dvh] max-lg:flex-col max-lg:overflow-y-auto max-lg:p-0.5 lg:grow',
                  open && 'lg:flex-wrap',
                  several && !open && !still && 'max-lg:hidden',
                )}
              >
                {groups.map((group, n) => (
                  <CallCard
                    key={group.id}
                    group={group}
                    me={user.id}
                    now={now}
                    onDone={keepFocus}
                    onReceive={onReceive}
                    className={n >= fits && !open ? 'lg:hidden' : ''}
                  />
                ))}
              </ul>
              {fits < groups.length && (
                <MoreCalls groups={groups.slice(fits)} {...{ now, open, listId }} onToggle={() => setOpen(!open)} />
              )}
              {several && !still && (
                <CallFold groups={several} {...{ waiting, now, open, listId }} onToggle={() => setOpen(!open)} />
              )}
            </div>
          )}
        </div>
      </div>
      {/* Room beneath the page's last card, where the calls cover it. */}
      {groups.length > 0 && !still && <div className={cx('order-last lg:hidden', several ? 'h-16' : 'h-20')} />}
    </section>
  );
}
