import { randomUUID } from 'node:crypto';
import type { Bill } from '#features/bills/contract.ts';
import { bills } from '#features/bills/contract.ts';
import { slug, type TestInstance } from './instance.ts';
import { settlement } from './settlement.ts';
import { Visitor } from './visitor.ts';

/** What tests of the till do over and over: order at a table, look at its bill. */
export async function openTill(instance: TestInstance) {
  const { rows: tables } = await instance.owner.query<{ id: string; number: number }>(
    'select id, number from tables where restaurant_id = $1 and deleted_at is null',
    [instance.restaurantId],
  );
  const { rows: products } = await instance.owner.query<{ id: string; cents: number }>(
    `select id, price_cents as cents from products where restaurant_id = $1 and name = 'Pão de queijo da Canastra'`,
    [instance.restaurantId],
  );
  const product = products[0]!;
  const tableId = (number: number) => tables.find((table) => table.number === number)!.id;
  const orderPath = (number: number) => `/api/restaurants/${slug}/tables/${number}/orders`;
  const lines = (quantity = 1) => [{ productId: product.id, quantity, optionIds: [], notes: '' }];
  return {
    product,
    tableId,
    lines,
    orderPath,
    seat: (number: number) => new Visitor(instance).sitAt(number),
    /** As a diner of the table does. */
    async order(diner: Visitor, number: number, quantity = 1): Promise<string> {
      const answer = await diner.post(orderPath(number), { key: randomUUID(), lines: lines(quantity) });
      if (answer.status !== 200) throw new Error(`The order was answered ${JSON.stringify(answer.body)}`);
      return answer.body.id;
    },
    /** As the people of the house do, with a line for each of the quantities. */
    async orderFor(staff: Visitor, number: number, ...quantities: number[]): Promise<string> {
      const order = { key: randomUUID(), tableId: tableId(number), lines: quantities.flatMap((each) => lines(each)) };
      const answer = await staff.post('/api/orders', order);
      if (answer.status !== 200) throw new Error(`The order was answered ${JSON.stringify(answer.body)}`);
      return answer.body.id;
    },
    /** Everything that was ordered at the table is made and carried there. */
    async serve(staff: Visitor, number: number): Promise<void> {
      const { bill } = await staff.ask(bills.ofTable, { tableId: tableId(number) });
      for (const { id, status } of bill?.orders ?? []) {
        if (status === 'entregue' || status === 'cancelado') continue;
        const answer = await staff.post(`/api/orders/${id}/status`, { status: 'entregue' });
        if (answer.status !== 200) throw new Error(`Serving was answered ${JSON.stringify(answer.body)}`);
      }
    },
    /** As guests do; false when the bill was closed meanwhile, and anything else that refuses is thrown. */
    async ordered(diner: Visitor, number: number): Promise<boolean> {
      const answer = await diner.post(orderPath(number), { key: randomUUID(), lines: lines() });
      if (answer.status === 200) return true;
      if (answer.body.code === 'sitting_ended') return false;
      throw new Error(`The order was answered ${JSON.stringify(answer.body)}`);
    },
    async bill(staff: Visitor, number: number): Promise<Bill> {
      const { bill } = await staff.ask(bills.ofTable, { tableId: tableId(number) });
      // Tests that look for none say so.
      return bill!;
    },
    /** Closes with the version and the cash that the bill asks for, unless told otherwise. */
    close: (staff: Visitor, bill: Pick<Bill, 'id' | 'version' | 'totalCents'>, changes: object = {}) =>
      staff.post(
        `/api/bills/${bill.id}/close`,
        settlement({
          version: bill.version,
          payments: bill.totalCents > 0 ? [{ method: 'dinheiro', cents: bill.totalCents }] : [],
          ...changes,
        }),
      ),
  };
}
