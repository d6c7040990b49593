import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ReceiptIcon } from '#ui/icons.tsx';
import type { FollowedOrder } from '../../../contract.ts';
import { isActive } from '../../../order.ts';
import { countItems } from '../comanda/comanda.ts';
import { useComanda } from '../comanda/comanda-context.tsx';
import { OrderCard } from './order-card.tsx';

type Props = { orders: readonly FollowedOrder[]; now: number; timezone: string; number: number; menuPath: string };

/** What is under way comes first; within that the newest. */
export function OrderList({ orders, now, timezone, number, menuPath }: Props) {
  const { lines } = useComanda().comanda;
  const unsent = countItems(lines);
  if (orders.length === 0) {
    return unsent > 0 ? (
      <EmptyState
        icon={ReceiptIcon}
        title={unsent === 1 ? m['diner.unsentOne']() : m['diner.unsent']({ count: unsent })}
        action={
          <Link to={menuPath} className={buttonClass()}>
            {m['diner.toComanda']()}
          </Link>
        }
      >
        {m['diner.unsentHint']()}
      </EmptyState>
    ) : (
      <EmptyState
        icon={ReceiptIcon}
        title={m['diner.noOrders']({ number })}
        action={
          <Link to={menuPath} className={buttonClass()}>
            {m['diner.seeMenu']()}
          </Link>
        }
      />
    );
  }
  const sorted = [...orders].sort(
    (a, b) => Number(isActive(b.status)) - Number(isActive(a.status)) || b.createdAt.localeCompare(a.createdAt),
  );
  return (
    <div className="grid gap-4 px-3 lg:grid-cols-2 lg:items-start lg:px-8">
      {sorted.map((order) => (
        <OrderCard key={order.id} order={order} now={now} timezone={timezone} />
      ))}
    </div>
  );
}
