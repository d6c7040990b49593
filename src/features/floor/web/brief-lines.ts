import type { Order } from '../../orders/contract.ts';
import { allergiesApart } from '../../orders/lines/allergy.ts';
import { lineCents } from '../../orders/order.ts';
import type { OrderStatus } from '../../orders/values.ts';

export interface BriefLine {
  key: string;
  name: string;
  quantity: number;
  /** 'Ao ponto · Farofa'. */
  choices: string;
  note: string;
  /** What somebody must not eat. */
  warnings: readonly string[];
  cents: number;
  status: OrderStatus;
  held: boolean;
}

const sequence = ['pronto', 'preparando', 'pendente', 'entregue'] as const satisfies OrderStatus[];

/** What was ordered and stands, dish by dish: what is ready first, what has been carried last. */
export function briefLines(orders: readonly Pick<Order, 'lines'>[]): BriefLine[] {
  const lines = new Map<string, BriefLine>();
  for (const line of orders.flatMap((order) => order.lines)) {
    const { name, quantity, status } = line;
    const held = line.heldAt !== null;
    const { warnings, note, ...apart } = allergiesApart(line);
    const choices = apart.choices.join(' · ');
    const key = [status, ...(held ? ['held'] : []), name, choices, note, ...warnings].join(' ');
    const { quantity: more = 0, cents = 0 } = lines.get(key) ?? {};
    lines.set(key, {
      key,
      name,
      status,
      held,
      choices,
      note,
      warnings,
      quantity: quantity + more,
      cents: lineCents(line) + cents,
    });
  }
  return sequence.flatMap((status) =>
    [...lines.values()].filter((line) => line.status === status && line.quantity > 0),
  );
}
