import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { billTooLarge, largestBillCents } from '#lib/ceilings.ts';
import { recordEvent, writeStatus } from '../change-status.ts';
import type { Order } from '../contract.ts';
import { changesBetween } from '../lines/changes.ts';
import type { OrderLine } from '../lines/contract.ts';
import { recordChanges } from '../lines/record-changes.ts';
import { statusOfLines } from '../lines/status.ts';
import { isActive, totals } from '../order.ts';
import { writeTotals } from '../write-totals.ts';
import { movePieces } from './move-pieces.ts';

/** Where something of an order goes, and by whom. */
export interface Way {
  billId: string;
  tableId: string;
  fromTableId: string;
  actorId: string;
  now: Date;
}

// What it adds to the sum is told where its order is new there: one that moves is counted by its own row.
const numberOn = statement(
  'orders.numberOn',
  `update bills set orders_count = orders_count + 1, ordered_cents = ordered_cents + $3, revision = revision + 1
   where restaurant_id = $1 and id = $2 and ordered_cents + $3 <= greatest(ordered_cents, ${largestBillCents}) returning orders_count as number`,
);

// Its guests are told where it went by the number they know it by; back again, there is nothing to tell.
const goWhole = statement(
  'orders.goWhole',
  `update orders o set bill_id = $3, table_id = $4, number = $5, former_table_id = o.table_id, revision = o.revision + 1,
     former_sitting = case when $7 then b.sitting end, former_number = case when $7 then o.number end,
     unseen_from_table_id = coalesce(o.unseen_from_table_id, o.table_id), unseen_move_revision = o.revision + 1, unseen_move_at = $6
   from bills b where o.restaurant_id = $1 and o.id = $2 and b.restaurant_id = $1 and b.id = o.bill_id`,
);

const insertPart = statement(
  'orders.insertPart',
  `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage, service_fee_cents, total_cents,
     placed_by, promised_from, promised_to, preparing_at, ready_at, delivered_at, created_at, guest, former_table_id, unseen_from_table_id,
     unseen_move_revision, unseen_move_at, rushed_at, rushed_by, rushed_device_id)
   select $1, $3, $4, $5, $6, $7, o.service_fee_percentage, $8, $9, o.placed_by, o.promised_from, o.promised_to,
     case when $6 <> 'pendente' then coalesce(o.preparing_at, $10::timestamptz) end,
     case when $6 in ('pronto', 'entregue') then coalesce(o.ready_at, $10) end,
     case when $6 = 'entregue' then coalesce(o.delivered_at, $10) end, o.created_at, o.guest, o.table_id, o.table_id, 1, $10,
     o.rushed_at, o.rushed_by, o.rushed_device_id
   from orders o where o.restaurant_id = $1 and o.id = $2 returning id`,
);

/** The next number of a bill, for an order that brings so much to it. */
export async function nextNumber(tx: TransactionScope, billId: string, cents: number): Promise<number> {
  const [bill] = await tx.rows<{ number: number }>(numberOn, [tx.restaurantId, billId, cents]);
  if (!bill) throw billTooLarge();
  return bill.number;
}

/** An order goes as it is, and the kitchen goes on with it. */
export async function passWhole(tx: TransactionScope, { id, status }: Order, way: Way): Promise<void> {
  const number = await nextNumber(tx, way.billId, 0);
  await move(tx, id, number, way, true);
  await recordEvent(tx, { ...way, id, otherTableId: way.fromTableId }, status, status, 'come');
}

/** An order goes back to where it was passed from, under the number it had there, or as one more. */
export async function passBack(
  tx: TransactionScope,
  { id, status }: Order,
  formerNumber: number | null,
  way: Way,
): Promise<void> {
  await move(tx, id, formerNumber ?? (await nextNumber(tx, way.billId, 0)), way, false);
  await recordEvent(tx, { ...way, id, otherTableId: way.fromTableId }, status, status, 'unpass');
}

async function move(tx: TransactionScope, id: string, number: number, { billId, tableId, now }: Way, told: boolean) {
  await tx.rows(goWhole, [tx.restaurantId, id, billId, tableId, number, now.toISOString(), told]);
}

/**
 * Lines of an order become one of their own on the other bill, each as far as the kitchen has it; says which. Who passed them has seen
 * it: nothing is taken back that the kitchen would have to hear of.
 */
export async function passPart(
  tx: TransactionScope,
  order: Order,
  { goes, stays }: { goes: OrderLine[]; stays: OrderLine[] },
  way: Way,
): Promise<string> {
  const { id, serviceFeeBasisPoints, status: was } = order;
  const sums = totals(goes, serviceFeeBasisPoints);
  const number = await nextNumber(tx, way.billId, sums.totalCents);
  const statusOf = (lines: OrderLine[]) => (isActive(was) ? statusOfLines(lines) : was);
  const [made] = await tx.rows<{ id: string }>(insertPart, [
    tx.restaurantId,
    id,
    way.billId,
    way.tableId,
    number,
    statusOf(goes),
    sums.itemsCents,
    sums.serviceFeeCents,
    sums.totalCents,
    way.now.toISOString(),
  ]);
  const partId = made?.id ?? '';
  const gone = goes.map(({ line }) => line).filter((line) => !stays.some((each) => each.line === line));
  await movePieces(tx, id, partId, { goes, gone });
  await recordEvent(tx, { ...way, id: partId, otherTableId: way.fromTableId }, statusOf(goes), statusOf(goes), 'come');

  let revision = await writeTotals(tx, id, totals(stays, serviceFeeBasisPoints));
  const to = statusOf(stays);
  if (to !== was) revision = await writeStatus(tx, { id, to, now: way.now });
  const eventId = await recordEvent(tx, { ...way, id, otherTableId: way.tableId }, was, to, 'pass');
  const changes = changesBetween(order.lines, stays);
  await recordChanges(tx, { orderId: id, eventId, revision, actorId: way.actorId, now: way.now, seen: 'all' }, changes);
  return partId;
}
