import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { ClocheIcon } from '#ui/late-icons.tsx';
import type { Order } from '../contract.ts';
import { waitsTooLong } from '../waits-too-long.ts';
import { readySince } from './waiting.ts';

interface ReadyButtonProps {
  ready: readonly Order[];
  now: number;
  onOpen: () => void;
  /** Where a wide screen has no room for it, the number alone. */
  narrow?: boolean | undefined;
  className?: string | undefined;
}

/** How much waits to be carried, and to which tables: opens the list of it. */
export function ReadyButton({ ready, now, onOpen, narrow = false, className }: ReadyButtonProps) {
  const cold = ready.some((order) => waitsTooLong('food', readySince(order), now));
  const tables = [...new Set(ready.map((order) => order.tableNumber))];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={cx(
        'flex min-h-14 items-center gap-3 rounded-lg px-4 py-2 text-left ring-2',
        cold ? 'bg-danger-tint text-danger ring-danger' : 'bg-green-tint text-green ring-green-dot',
        className,
      )}
    >
      <ClocheIcon size={26} className={cx('shrink-0', narrow && 'lg:hidden')} />
      <span className={cx('min-w-0 grow', narrow && 'lg:sr-only')}>
        <span className="block font-semibold leading-snug">
          {tables.length === 1 ? m['orders.ready.one']() : m['orders.ready.many']({ count: tables.length })}
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
        {tables.length}
      </span>
    </button>
  );
}
