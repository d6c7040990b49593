import { type Move, movesTo, undoOf } from '../orders/lines/moves.ts';
import { isMade } from '../orders/lines/status.ts';
import type { KitchenOrder } from './contract.ts';

/** What was carried away a moment ago, and keeps its place at the pass for as long as that can be taken back. */
export interface Carried {
  /** Its order as it stood before. */
  order: KitchenOrder;
  line: number;
  until: number;
}

/** A line of any order at the pass. */
export const lineKey = (orderId: string, line: number): string => `${orderId} ${line}`;

export const noneCarried: ReadonlySet<string> = new Set();

/**
 * The orders of which something was carried, also those that have left with it: as they stood, that line carried. A list without any of those is
 * the same list.
 */
export function withCarried(orders: readonly KitchenOrder[], carried: readonly Carried[]): readonly KitchenOrder[] {
  const here = new Set(orders.map(({ id }) => id));
  const left = carried.filter(({ order }) => !here.has(order.id));
  if (left.length === 0) return orders;
  const ids = [...new Set(left.map(({ order }) => order.id))];
  return [
    ...orders,
    ...ids.flatMap((id) => {
      const own = left.filter(({ order }) => order.id === id);
      const lines = new Set(own.map(({ line }) => line));
      const order = own.at(-1)?.order;
      if (!order) return [];
      const went = order.lines.filter(({ line }) => lines.has(line));
      return [{ ...order, changes: [], lines: went.map((line) => ({ ...line, status: 'entregue' as const })) }];
    }),
  ];
}

/**
 * What is carried after orders have changed: also what stood ready before and is carried now. What stands here again, is no more. The same list where
 * nothing of that happened.
 */
export function carriedAfter(
  carried: readonly Carried[],
  before: readonly KitchenOrder[],
  now: readonly KitchenOrder[],
  /** Those that the house still tells of. */
  told: ReadonlySet<string>,
  until: number,
): readonly Carried[] {
  const after = new Map(now.flatMap(({ id, lines }) => lines.map((each) => [lineKey(id, each.line), each.status])));
  const goes = (id: string, line: number) => after.get(lineKey(id, line)) === 'entregue';
  const kept = carried.filter(({ order, line }) => !told.has(order.id) || goes(order.id, line));
  const known = new Set(kept.map(({ order, line }) => lineKey(order.id, line)));
  const fresh = before.flatMap((order) =>
    order.lines
      .filter(({ line, status }) => status === 'pronto' && goes(order.id, line) && !known.has(lineKey(order.id, line)))
      .map(({ line }) => ({ order, line, until })),
  );
  return fresh.length === 0 && kept.length === carried.length ? carried : [...kept, ...fresh];
}

/** The lines of these that are carried as things stand: what is being taken back stands here again. */
export function carriedKeys(carried: readonly Carried[], orders: readonly KitchenOrder[]): ReadonlySet<string> {
  const gone = new Set(
    orders.flatMap(({ id, lines }) =>
      lines.filter(({ status }) => status === 'entregue').map(({ line }) => lineKey(id, line)),
    ),
  );
  return new Set(carried.map(({ order, line }) => lineKey(order.id, line)).filter((key) => gone.has(key)));
}

/** The moves that bring back what was carried from a table. */
export function undoOfCarried(
  carried: readonly Carried[],
  keys: ReadonlySet<string>,
  tableNumber: number,
): readonly Move[] {
  const own = carried.filter(
    ({ order, line }) => order.tableNumber === tableNumber && keys.has(lineKey(order.id, line)),
  );
  return [...new Set(own.map(({ order }) => order.id))].flatMap((id) => {
    const lines = own
      .filter(({ order }) => order.id === id)
      .flatMap(({ order, line }) => order.lines.filter((each) => each.line === line && isMade(each.status)));
    return undoOf(movesTo(id, lines, 'entregue'));
  });
}
