import type { FloorTable } from './contract.ts';

type Opened = Pick<FloorTable, 'status' | 'joinedTo' | 'bill'>;

/** Taken, while nothing is ordered or all of it was cancelled: there is no money and no time to tell. */
export function isWithoutOrders({ status, joinedTo, bill }: Opened): boolean {
  if (joinedTo !== null) return false;
  return bill ? bill.orders === 0 && !bill.paid && bill.totalCents === 0 : status === 'ocupado';
}

/** Whether one tap sets it free. Tables that were put together are parted first. */
export function canBeFreed(table: Opened): boolean {
  return isWithoutOrders(table) && !table.bill?.joined?.length;
}
