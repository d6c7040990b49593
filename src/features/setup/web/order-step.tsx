import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { api } from '#client/api.ts';
import { useTimezone } from '#client/session.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { checkoutPath, staffPaths } from '#lib/addresses.ts';
import { formatTime } from '#lib/time.ts';
import { Button } from '#ui/button.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { ArrowRightIcon } from '#ui/staff/icons.tsx';
import { SoundSwitch } from '../../orders/web/sound-switch.tsx';
import { useChime } from '../../orders/web/use-chime.ts';
import { QrImage } from '../../tables/web/qr-image.tsx';
import type { Rehearsed } from '../contract.ts';
import { Phone, PhoneMenu, PhoneSent, PhoneWithoutMenu } from './phone.tsx';
import { StepFrame } from './step-frame.tsx';
import type { StepProps } from './steps.ts';
import { useTold } from './use-setup.ts';

interface OrderStepProps extends StepProps {
  /** The plan that was picked before all this. */
  plan: string | null;
}

/** The owner's own phone orders from the code on the screen, and the ticket lands beside it, with its sound. */
export function OrderStep({ state, skip, back, to, plan }: OrderStepProps) {
  const { restaurant, rehearsal, tables, products, subscribed } = state;
  const ready = tables > 0 && products > 0;
  const open = useChange(api.setup.rehearse.mutationOptions(), useTold());
  const { mutate: rehearse } = open;
  useEffect(() => {
    if (ready && !rehearsal) rehearse({});
  }, [ready, rehearsal, rehearse]);
  const [newest] = rehearsal?.orders ?? [];
  const board = useRef<HTMLElement>(null);
  const chime = useRing(rehearsal?.orders, board);
  const look = { ...restaurant.appearance, logoUrl: restaurant.logoUrl };
  const onward = subscribed ? staffPaths.orders : plan ? checkoutPath(plan) : staffPaths.subscription;
  return (
    <StepFrame
      narrow
      stageFirst={newest !== undefined}
      title={m['setup.order.title']()}
      lead={ready ? m['setup.order.lead']() : m['setup.order.notYet']()}
      actions={
        <>
          {!ready && (
            <Button pill className="max-lg:grow lg:px-8" onClick={() => to(products > 0 ? 'tables' : 'menu')}>
              {products > 0 ? m['setup.order.makeTables']() : m['setup.order.makeMenu']()}
            </Button>
          )}
          {newest?.begun && (
            <a href={onward} className={cx(buttonClass({ pill: true }), 'max-lg:grow lg:px-8')}>
              {subscribed ? m['setup.order.toBoard']() : m['setup.order.toPlans']()}
              <ArrowRightIcon size={20} />
            </a>
          )}
          {back}
          {!newest?.begun && skip}
        </>
      }
      stage={
        <div className="relative flex flex-col items-center gap-8 px-5 py-9 lg:min-h-190 lg:flex-row lg:items-center lg:gap-0 lg:px-0 lg:pl-12">
          <div className="z-10 -mr-8 hidden shrink-0 xl:block">
            <Phone name={restaurant.name} look={look}>
              {newest ? (
                <PhoneSent order={newest} />
              ) : products > 0 ? (
                <PhoneMenu name={restaurant.name} dishes={state.dishes} />
              ) : (
                <PhoneWithoutMenu name={restaurant.name} />
              )}
            </Phone>
          </div>
          <section
            ref={board}
            aria-labelledby="rehearsal-board"
            className="on-dark w-full min-w-0 rounded-xl bg-panel p-5 text-on-panel lg:rounded-r-none lg:p-8 xl:pl-16"
          >
            <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
              <h2 id="rehearsal-board" className="text-xl">
                {m['setup.order.board']()}
              </h2>
              <SoundSwitch chime={chime} className="text-on-panel-2 text-sm" />
            </div>
            <div role="log" aria-label={m['setup.order.board']()} className="grid gap-4">
              {rehearsal?.orders.map((order) => (
                <Ticket key={order.id} order={order} table={rehearsal.code.number} />
              ))}
            </div>
            {!newest && <TicketToCome />}
            <div className="mt-4 rounded-lg border border-on-panel-2/50 border-dashed p-5 text-on-panel-2">
              <p className="font-semibold text-on-panel">
                {newest ? m['setup.order.nextTitle']() : m['setup.order.emptyTitle']()}
              </p>
              <p>{newest ? m['setup.order.nextText']() : m['setup.order.emptyText']()}</p>
            </div>
          </section>
        </div>
      }
    >
      {rehearsal && (
        <div className="grid justify-items-start gap-4">
          <span className="rounded-xl bg-surface p-4 shadow-lift">
            <QrImage code={rehearsal.code} className="size-54" />
          </span>
          <p>
            <b className="font-semibold">{m['setup.order.table']({ number: rehearsal.code.number })}</b>
            {' · '}
            {m['setup.order.shortCode']({ code: rehearsal.code.shortCode })}
          </p>
          {/* On a phone it is the one way to the table: before the code. */}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-ink-2 text-sm max-lg:-order-1">
            {m['setup.order.sameDevice']()}
            <a
              href={rehearsal.code.url}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'soft', pill: true })}
            >
              {m['setup.order.openHere']()}
            </a>
          </p>
          <ol className="grid gap-3">
            <Told done={newest !== undefined} at={newest?.placedAt}>
              {m['setup.order.sent']()}
            </Told>
            <Told done={newest?.begun ?? false}>{m['setup.order.begin']()}</Told>
          </ol>
          {newest && !subscribed && <p className="text-ink-2 text-sm">{m['setup.order.trial']()}</p>}
        </div>
      )}
    </StepFrame>
  );
}

/** Rings for what came in since the screen was opened, and brings it into view. */
function useRing(orders: readonly Rehearsed[] | undefined, board: RefObject<HTMLElement | null>) {
  const chime = useChime();
  const { ring } = chime;
  const known = useRef<Set<string> | null>(null);
  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set(orders.map(({ id }) => id));
    if (!before || orders.every(({ id }) => before.has(id))) return;
    ring('arrived');
    board.current?.scrollIntoView({ block: 'nearest' });
  }, [orders, ring, board]);
  return chime;
}

function Ticket({ order, table }: { order: Rehearsed; table: number }) {
  const timeZone = useTimezone();
  const begin = useChange(api.setup.begin.mutationOptions(), useTold());
  return (
    <article className="overflow-hidden rounded-xl bg-surface text-ink">
      <header
        className={cx(
          'flex items-baseline gap-3 px-5 py-4',
          order.begun ? 'bg-blue-tint text-blue' : 'bg-yellow-tint text-yellow',
        )}
      >
        <h3 className="text-2xl text-ink">{m['setup.order.table']({ number: table })}</h3>
        <span className="grow font-semibold text-sm">
          {order.begun ? m['setup.order.begun']() : m['setup.order.new']()}
        </span>
        <time dateTime={order.placedAt} className="font-semibold tabular-nums">
          {formatTime(order.placedAt, getLocale(), timeZone)}
        </time>
      </header>
      <ul className="px-5 py-4 text-lg">
        {order.lines.map((line) => (
          <li key={`${line.name} ${line.choices.join()}`} className="py-1">
            {m['setup.order.line']({ quantity: line.quantity, name: line.name })}
            {line.choices.length > 0 && <span className="block text-base text-ink-2">{line.choices.join(', ')}</span>}
          </li>
        ))}
      </ul>
      {!order.begun && (
        <div className="px-4 pb-4">
          <Button wide busy={begin.isPending} onClick={() => begin.mutate({ id: order.id })}>
            {m['setup.order.start']()}
          </Button>
        </div>
      )}
    </article>
  );
}

/** Where the first ticket will stand, as high as one. */
function TicketToCome() {
  return (
    <div aria-hidden="true" className="grid gap-3 overflow-hidden rounded-xl bg-on-panel/8 pb-5">
      <i className="mb-1 h-16 bg-on-panel/8" />
      {['w-1/2', 'w-1/3'].map((width) => (
        <i key={width} className={cx('mx-5 h-3 rounded-full bg-on-panel/15', width)} />
      ))}
      <i className="mx-4 mt-2 h-13 rounded-md bg-on-panel/12" />
    </div>
  );
}

function Told({ done, at, children }: { done: boolean; at?: string; children: ReactNode }) {
  const timeZone = useTimezone();
  return (
    <li className={cx('flex items-center gap-3 font-medium', !done && 'text-ink-3')}>
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          done ? 'bg-green-tint text-green' : 'inset-ring-2 inset-ring-hairline',
        )}
      >
        {done && <CheckIcon size={16} />}
      </span>
      {children}
      {done && <span className="sr-only">{m['setup.order.done']()}</span>}
      {at && <time className="text-ink-2 tabular-nums">{formatTime(at, getLocale(), timeZone)}</time>}
    </li>
  );
}
