import type { StaffCaller } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Order } from '../contract.ts';
import { type Closing, closeBill } from './close-bill.ts';
import { type Completion, completeOrder } from './complete-order.ts';
import type { Bill } from './contract.ts';
import { type Move, moveToTable } from './move-bill.ts';
import { openBillAt, readBill } from './store.ts';

type Sent<T> = Omit<T, 'actorId' | 'now'>;
const by = (caller: StaffCaller) => ({ actorId: caller.account.id, now: caller.now() });

export const bills = {
  async ofTable({ scope }: StaffCaller, { tableId }: { tableId: string }): Promise<{ bill: Bill | null }> {
    const id = await openBillAt(scope, tableId);
    if (id === undefined) throw new CodedError('table_not_found');
    return { bill: id === null ? null : await readBill(scope, id) };
  },

  async read({ scope }: StaffCaller, { id }: { id: string }): Promise<Bill> {
    const bill = await readBill(scope, id);
    if (!bill) throw new CodedError('bill_not_found');
    return bill;
  },

  completeOrder(caller: StaffCaller, input: Sent<Completion>): Promise<Order> {
    return completeOrder(caller.scope, { ...input, ...by(caller) });
  },

  close(caller: StaffCaller, input: Sent<Closing>): Promise<Bill> {
    return closeBill(caller.scope, { ...input, ...by(caller) });
  },

  move(caller: StaffCaller, input: Sent<Move>): Promise<Bill> {
    return moveToTable(caller.scope, { ...input, ...by(caller) });
  },
};
