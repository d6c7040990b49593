import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { ClocheIcon } from '#ui/late-icons.tsx';
import type { Order } from '../contract.ts';
import { waitsTooLong } from '../waits-too-long.ts';
import { ReadyOrder } from './ready-order.tsx';
import { isReady, readySince } from './waiting.ts';

/** What waits to be carried, under the thumb of whoever carries, on every page but the board. */
export function ReadyTray({ orders, now }: { orders: readonly Order[]; now: number }) {
  const [open, setOpen] = useState(false);
  const ready = orders.filter(isReady).sort((a, b) => readySince(a).localeCompare(readySince(b)));
  const cold = ready.some((order) => waitsTooLong('food', readySince(order), now));
  const tables = [...new Set(ready.map((order) => order.tableNumber))];
  return (
    <>
      {ready.length > 0 && (
        // Room beneath the page's last line, where the tray covers it.
        <div className="h-16 print:hidden">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={cx(
              'fixed inset-x-3 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-10 flex min-h-14 items-center gap-3 rounded-lg px-4 py-2 text-left shadow-float ring-2 lg:right-7 lg:bottom-6 lg:left-auto lg:w-96',
              cold ? 'bg-danger-tint text-danger ring-danger' : 'bg-green-tint text-green ring-green-dot',
            )}
          >
            <ClocheIcon size={26} />
            <span className="min-w-0 grow">
              <span className="block font-semibold">
                {ready.length === 1 ? m['orders.ready.one']() : m['orders.ready.many']({ count: ready.length })}
              </span>
              <span className="block truncate text-sm">
                {tables.map((number) => m['orders.table']({ number })).join(' · ')}
              </span>
            </span>
            <span
              aria-hidden="true"
              className={cx(
                'min-w-8 rounded-full px-2 text-center font-semibold text-surface leading-8 tabular-nums',
                cold ? 'bg-danger' : 'bg-green',
              )}
            >
              {ready.length}
            </span>
          </button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={m['orders.ready.title']()}
        closeLabel={m['common.close']()}
      >
        {ready.length === 0 && <p className="pb-4 text-ink-2">{m['orders.ready.none']()}</p>}
        <ul className="grid gap-3">
          {ready.map((order) => (
            <ReadyOrder key={order.id} order={order} now={now} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}
