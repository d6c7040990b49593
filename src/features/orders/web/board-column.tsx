import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Dot } from '#ui/dot.tsx';
import type { Order } from '../contract.ts';
import type { OrderStatus } from '../values.ts';
import type { OrderAction } from './card-actions.tsx';
import { useDensity } from './density/use-density.ts';
import { LeftPlace } from './left-place.tsx';
import { OrderCard } from './order-card.tsx';
import { tones } from './status-look.ts';
import type { Arrivals } from './use-arrivals.ts';
import type { Carrying } from './use-carrying.ts';
import { usePlaces } from './use-places.ts';
import { usePointed } from './use-pointed.ts';
import type { Steps } from './use-steps.ts';

interface BoardColumnProps {
  status: 'pendente' | 'preparando' | 'pronto';
  orders: Order[];
  now: number;
  timeZone: string;
  arrivals: Arrivals;
  steps: Steps;
  standingOf: (id: string) => OrderStatus | undefined;
  carrying: Carrying;
  stationName: (id: string | null) => string | null;
  onAction: (action: OrderAction, order: Order) => void;
  onStep: (order: Order) => void;
}

/** The orders of one status. One that leaves keeps its place for as long as that can be taken back. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, orders, now, timeZone, arrivals, steps, standingOf, carrying, stationName, onAction, onStep } = props;
  const { pointed, ...pointing } = usePointed();
  const { dense } = useDensity();
  const places = usePlaces(orders, steps.undoing, pointed);
  const heights = useRef(new Map<string, number>());
  return (
    <section
      aria-labelledby={`column-${status}`}
      className={cx(
        'min-w-0 lg:flex lg:min-h-0 lg:flex-col',
        places.length === 0 && 'hidden lg:flex',
        status === 'pronto' && 'order-first lg:order-none',
      )}
    >
      <h2
        id={`column-${status}`}
        tabIndex={-1}
        className="mb-2.5 flex min-h-9 shrink-0 lg:mb-1.5 lg:min-h-8 scroll-mt-48 items-center gap-2.5 text-lg outline-none"
      >
        <Dot tone={tones[status]} />
        {m[`orders.status.${status}`]()}
        <span className="font-medium text-ink-3 tabular-nums">{orders.length}</span>
      </h2>
      {places.length === 0 && (
        <p className="rounded-lg bg-sunken/60 p-5 text-center text-ink-3">{m['orders.noneInColumn']()}</p>
      )}
      {/* Wider than its cards: their rings and shadows are not cut. */}
      <div
        {...pointing}
        className="relative grid items-start gap-3 md:grid-cols-2 md:gap-4 lg:-m-2 lg:min-h-0 lg:grid-cols-1 lg:content-start lg:overflow-y-auto lg:p-2 lg:pb-8"
      >
        {places.map(({ card: order, until }) =>
          until === null ? (
            <Measured key={order.id} id={order.id} heights={heights.current}>
              <OrderCard
                order={order}
                now={now}
                timeZone={timeZone}
                carrying={carrying}
                stationName={stationName}
                dense={dense}
                isNew={arrivals.isNew(order.id)}
                onSeen={arrivals.seen}
                onAction={onAction}
                onStep={onStep}
                onStepped={steps.taken}
              />
            </Measured>
          ) : (
            <LeftPlace
              key={order.id}
              order={order}
              until={until}
              height={heights.current.get(order.id)}
              step={steps.of(order.id, status)}
              standing={standingOf(order.id)}
              busy={steps.undoing === order.id}
              onUndo={steps.undo}
            />
          ),
        )}
      </div>
    </section>
  );
}

/** Its height is known when it has gone, and where it goes is seen. */
function Measured({ id, heights, children }: { id: string; heights: Map<string, number>; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const stood = useRef<{ left: number; top: number }>(null);
  useLayoutEffect(() => {
    const card = box.current;
    if (!card) return;
    heights.set(id, card.offsetHeight);
    const { offsetLeft: left, offsetTop: top } = card;
    const before = stood.current;
    stood.current = { left, top };
    if (before && (before.left !== left || before.top !== top)) glide(card, before.left - left, before.top - top);
  });
  return <div ref={box}>{children}</div>;
}

/** From where it stood to where it stands. */
function glide(card: HTMLElement, left: number, top: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  card.animate([{ transform: `translate(${left}px, ${top}px)` }, { transform: 'none' }], {
    duration: 300,
    easing: 'ease-out',
  });
}
