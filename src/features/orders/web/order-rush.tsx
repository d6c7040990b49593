import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Order } from '../contract.ts';
import { isToMake } from '../lines/status.ts';
import { useRush } from './use-rush.ts';

interface OrderRushProps {
  order: Order;
  /** Whether one that is not rushed can be rushed here, too. */
  rushes?: boolean;
}

/** That an order goes before the others of the kitchen, who said so, and the way back. */
export function OrderRush({ order, rushes = false }: OrderRushProps) {
  const setRush = useRush(order);
  const { number, rush, status } = order;
  if (!isToMake(status) || !(rush || rushes)) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg bg-sunken px-4 py-2">
      <p className="min-w-0 text-sm wrap-anywhere">
        {m['orders.receipt.order']({ number })} {rush && <Badge tone="red">{m['orders.rush.mark']()}</Badge>} {rush?.by}
      </p>
      <Button
        variant="quiet"
        size="s"
        aria-label={rush ? m['orders.rush.backOf']({ number }) : m['orders.rush.actionOf']({ number })}
        onClick={() => setRush(!rush)}
      >
        {rush ? m['orders.rush.back']() : m['orders.rush.action']()}
      </Button>
    </div>
  );
}
