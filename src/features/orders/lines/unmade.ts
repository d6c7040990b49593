import type { OrderLine } from './contract.ts';

/** SQL: whether the kitchen still has something of an order to make, or to wait with. An order that is on no screen is made by nobody. */
export const hasUnmade = (order: string) => `(${order}.unfinished_at is null and exists (select from order_items i
     where i.restaurant_id = ${order}.restaurant_id and i.order_id = ${order}.id and i.status in ('pendente', 'preparando')))`;

/** A line that nobody made, with the stations that had not made their part of it; none where one makes all of it. */
export interface Unmade {
  line: OrderLine;
  stationIds: string[];
}

/** What was still to be made when an order was closed: closing takes that for ready in the same moment, which nothing else of it was. */
export function unmadeAt(lines: readonly OrderLine[], closedAt: string): Unmade[] {
  return lines
    .filter(({ status, readyAt }) => status !== 'cancelado' && readyAt === closedAt)
    .map((line) => ({
      line,
      stationIds: (line.parts ?? []).filter(({ readyAt }) => readyAt === closedAt).map(({ stationId }) => stationId),
    }));
}
