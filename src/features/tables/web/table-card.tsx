import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { UserIcon } from '#ui/admin/icons.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import { ClockIcon, PencilIcon, QrIcon, TrashIcon } from '#ui/icons-more.tsx';
import type { FloorTable, TableStatus } from '../contract.ts';
import { StatusMenu } from './status-menu.tsx';
import { ageText, guestsText, seatsText } from './texts.ts';

export type TableAction = 'orders' | 'code' | 'edit' | 'remove';

/** Who is expected at a table, and when by the restaurant's clock. */
export interface Expected {
  name: string;
  guests: number;
  time: string;
}

interface TableCardProps {
  table: FloorTable;
  now: number;
  expected: Expected | undefined;
  removable: boolean;
  settingStatus: boolean;
  onStatus: (status: TableStatus) => void;
  onAction: (action: TableAction, table: FloorTable) => void;
}

export function TableCard({ table, now, expected, removable, settingStatus, onStatus, onAction }: TableCardProps) {
  const titleId = useId();
  const { number, capacity, status, bill } = table;
  const quiet = status === 'disponivel' && !bill;
  // Without the bin there is room, and whoever serves taps in passing.
  const iconSize = removable ? 20 : 24;
  const button = cx('w-full rounded-md', removable ? 'h-11' : 'h-13');
  return (
    <article
      aria-labelledby={titleId}
      className={cx('flex min-w-0 flex-col rounded-lg shadow-card', quiet ? 'bg-surface/60' : 'bg-surface')}
    >
      <div className="grid grow content-start gap-2 px-4 pt-3.5 pb-2">
        <div className="flex items-baseline justify-between gap-2">
          <h2 id={titleId} className={cx('truncate text-xl', quiet && 'text-ink-2')}>
            {m['tables.table']({ number })}
          </h2>
          <p className="flex shrink-0 items-center gap-1 text-ink-2 text-sm" title={seatsText(capacity)}>
            <UserIcon size={16} />
            <span aria-hidden="true" className="tabular-nums">
              {capacity}
            </span>
            <span className="sr-only">{seatsText(capacity)}</span>
          </p>
        </div>
        <div>
          <StatusMenu table={table} busy={settingStatus} onStatus={onStatus} />
        </div>
        <CardState table={table} now={now} expected={expected} />
      </div>
      <div className="mx-2 grid auto-cols-fr grid-flow-col gap-0.5 border-hairline border-t py-1">
        <IconButton
          icon={ReceiptIcon}
          iconSize={iconSize}
          className={button}
          label={m['tables.orders']({ number })}
          onClick={() => onAction('orders', table)}
        />
        <IconButton
          icon={QrIcon}
          iconSize={iconSize}
          className={button}
          label={m['tables.code']({ number })}
          onClick={() => onAction('code', table)}
        />
        <IconButton
          icon={PencilIcon}
          iconSize={iconSize}
          className={button}
          label={m['tables.edit']({ number })}
          onClick={() => onAction('edit', table)}
        />
        {removable && (
          <IconButton
            icon={TrashIcon}
            iconSize={iconSize}
            className={button}
            label={m['tables.remove']({ number })}
            onClick={() => onAction('remove', table)}
          />
        )}
      </div>
    </article>
  );
}

const line = 'flex min-h-7 flex-wrap items-center justify-between gap-x-2';

/** What is open at the table and for how long; or who is expected; or that it is free. */
function CardState({ table: { status, bill }, now, expected }: Pick<TableCardProps, 'table' | 'now' | 'expected'>) {
  if (bill)
    return (
      <p className={line}>
        <b className="money font-semibold text-lg">{formatMoney(bill.totalCents, getLocale())}</b>
        <When label={m['tables.age.label']({ age: ageText(bill.since, now) })}>{ageText(bill.since, now)}</When>
      </p>
    );
  if (expected)
    return (
      <p className={line}>
        <span className="min-w-0 max-w-full truncate font-medium text-sm">
          {m['tables.reservation']({ name: expected.name, guests: guestsText(expected.guests) })}
        </span>
        <When>{expected.time}</When>
      </p>
    );
  return (
    <p className={cx(line, 'text-ink-2 text-sm')}>
      {status === 'disponivel' ? m['tables.free']() : m['tables.noOrders']()}
    </p>
  );
}

function When({ children, label }: { children: string; label?: string }) {
  return (
    <span className="flex shrink-0 items-center gap-1 text-ink-2 text-sm tabular-nums">
      <ClockIcon size={15} />
      <span aria-hidden={label ? 'true' : undefined}>{children}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
