import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { formatDateTime } from '#lib/time.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { EyeIcon } from '#ui/late-icons.tsx';
import type { Column } from '#ui/staff/column.ts';
import { DownloadIcon } from '#ui/staff/icons.tsx';
import type { Payment } from '../../contract.ts';
import { dayText } from '../day-text.ts';
import { PaymentBadge } from '../payment-badge.tsx';

export function paymentColumns(timeZone: string, onDetails: (payment: Payment) => void): Column<Payment>[] {
  return [
    {
      key: 'date',
      header: m['billing.history.date'](),
      sortable: true,
      compact: 'order-2',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {formatDateTime(createdAt, getLocale(), timeZone)}
        </time>
      ),
    },
    {
      key: 'amount',
      header: m['billing.history.amount'](),
      sortable: true,
      align: 'right',
      compact: 'order-1 justify-self-end',
      cell: ({ amountCents }) => <span className="font-semibold">{formatMoney(amountCents, getLocale())}</span>,
    },
    { key: 'plan', header: m['billing.history.plan'](), heading: true, compact: '', cell: ({ planName }) => planName },
    {
      key: 'status',
      header: m['billing.history.status'](),
      compact: 'order-3 justify-self-end',
      cell: (payment) => <PaymentBadge payment={payment} />,
    },
    {
      key: 'method',
      header: m['billing.history.method'](),
      compact: 'order-4 text-ink-2',
      cell: ({ method }) => m[`billing.method.${method}`](),
    },
    {
      key: 'transaction',
      header: m['billing.history.transaction'](),
      cell: ({ transactionId }) => (
        <span className="max-w-44 text-ink-2 text-xs wrap-anywhere">{transactionId ?? m['shell.dash']()}</span>
      ),
    },
    {
      key: 'actions',
      header: m['billing.history.actions'](),
      headerHidden: true,
      compact: 'order-5 -my-1 justify-self-end',
      cell: (payment) => <Actions payment={payment} timeZone={timeZone} onDetails={onDetails} />,
    },
  ];
}

interface ActionsProps {
  payment: Payment;
  timeZone: string;
  onDetails: (payment: Payment) => void;
}

function Actions({ payment, timeZone, onDetails }: ActionsProps) {
  const { invoiceUrl } = payment;
  const which = { plan: payment.planName, date: dayText(payment.createdAt, timeZone) };
  return (
    <span className="-mr-2.5 flex justify-end gap-1">
      {invoiceUrl && (
        <a
          href={invoiceUrl}
          download
          aria-label={m['billing.history.download'](which)}
          title={m['billing.history.downloadShort']()}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-2 transition hover:bg-sunken hover:text-ink"
        >
          <DownloadIcon />
        </a>
      )}
      <IconButton
        icon={EyeIcon}
        label={m['billing.history.details'](which)}
        title={m['billing.history.detailsShort']()}
        onClick={() => onDetails(payment)}
      />
    </span>
  );
}
