import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { homeTimezone } from '#lib/timezones.ts';
import type { Column } from '#ui/staff/column.ts';
import { DataTable } from '#ui/staff/data-table.tsx';
import { PaymentBadge } from '../../../billing/web/payment-badge.tsx';
import type { RestaurantDetails } from '../../restaurants/contract.ts';
import { shownPayments } from '../../restaurants/values.ts';
import { Panel } from './panel.tsx';

const columns = (): Column<RestaurantDetails['payments'][number]>[] => [
  {
    key: 'plan',
    header: m['billing.history.plan'](),
    heading: true,
    compact: '',
    cell: ({ planName }) => <span className="wrap-anywhere">{planName}</span>,
  },
  {
    key: 'date',
    header: m['billing.history.date'](),
    compact: 'order-2',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {formatDateTime(createdAt, getLocale(), homeTimezone)}
      </time>
    ),
  },
  {
    key: 'method',
    header: m['billing.history.method'](),
    compact: 'order-4 text-ink-2',
    cell: ({ method }) => m[`billing.method.${method}`](),
  },
  {
    key: 'status',
    header: m['billing.history.status'](),
    compact: 'order-3 justify-self-end',
    cell: (payment) => <PaymentBadge payment={payment} />,
  },
  {
    key: 'amount',
    header: m['billing.history.amount'](),
    align: 'right',
    compact: 'order-1 justify-self-end',
    cell: ({ amountCents }) => <span className="font-semibold">{formatMoney(amountCents, getLocale())}</span>,
  },
];

/** What a restaurant has paid, or tried to, the latest first. */
export function PaymentsPanel({ payments }: Pick<RestaurantDetails, 'payments'>) {
  const title = m['platform.restaurant.payments']();
  return (
    <Panel title={title}>
      <DataTable
        caption={title}
        compact
        columns={columns()}
        rows={payments}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-2 text-sm">{m['platform.restaurant.noPayments']()}</p>}
      />
      {payments.length === shownPayments && (
        <p className="text-ink-2 text-sm">{m['platform.restaurant.paymentsShown']({ count: shownPayments })}</p>
      )}
    </Panel>
  );
}
