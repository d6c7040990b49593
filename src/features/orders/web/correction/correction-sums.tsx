import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/staff/data-table.tsx';
import type { CorrectionSums } from '../../corrections/contract.ts';
import { sumOf } from '../../corrections/sum-of.ts';

const money = (cents: number) => formatMoney(cents, getLocale());

/** The sums that an owner looks for first. */
export function CorrectionTotals({ sums }: { sums: CorrectionSums }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 lg:gap-4">
      <Total label={m['orders.corrections.list.voids']()} cents={sums.voidCents} count={sums.voids} />
      <Total label={m['orders.corrections.list.gifts']()} cents={sums.giftCents} count={sums.gifts} />
      <Total label={m['orders.corrections.list.cancels']()} cents={sums.cancelCents} count={sums.cancels} />
      <Total label={m['orders.corrections.list.edits']()} cents={sums.editCents} count={sums.edits} />
    </dl>
  );
}

function Total({ label, cents, count }: { label: string; cents: number; count: number }) {
  return (
    <Card className="grid content-start gap-0.5">
      <dt className="text-ink-2 text-sm">{label}</dt>
      <dd className="money font-semibold text-2xl tracking-tight">{money(cents)}</dd>
      <dd className="text-ink-3 text-sm tabular-nums">{m['orders.corrections.list.count']({ count })}</dd>
    </Card>
  );
}

interface SumsTableProps {
  title: string;
  /** What each row is about. */
  heading: string;
  rows: readonly (CorrectionSums & { key: string; name: string })[];
}

export function SumsTable({ title, heading, rows }: SumsTableProps) {
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <DataTable
        even
        caption={title}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: 'name', header: heading, heading: true, cell: ({ name }) => name },
          {
            key: 'voids',
            header: m['orders.corrections.list.voids'](),
            align: 'right',
            cell: ({ voidCents, voids }) => <Counted cents={voidCents} count={voids} />,
          },
          {
            key: 'gifts',
            header: m['orders.corrections.list.gifts'](),
            align: 'right',
            cell: ({ giftCents, gifts }) => <Counted cents={giftCents} count={gifts} />,
          },
          {
            key: 'cancels',
            header: m['orders.corrections.list.cancels'](),
            align: 'right',
            cell: ({ cancelCents, cancels }) => <Counted cents={cancelCents} count={cancels} />,
          },
          {
            key: 'edits',
            header: m['orders.corrections.list.edits'](),
            align: 'right',
            cell: ({ editCents, edits }) => <Counted cents={editCents} count={edits} />,
          },
          {
            key: 'total',
            header: m['orders.corrections.list.total'](),
            align: 'right',
            cell: (row) => <b className="money font-semibold">{money(sumOf(row))}</b>,
          },
        ]}
      />
    </Card>
  );
}

function Counted({ cents, count }: { cents: number; count: number }) {
  return (
    <span>
      {/* Before the amount: all amounts of a column end at one edge. */}
      {count > 0 && <small className="mr-1.5 text-ink-3">{m['orders.corrections.list.count']({ count })}</small>}
      <span className="money">{money(cents)}</span>
    </span>
  );
}
