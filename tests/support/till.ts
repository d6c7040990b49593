import { randomUUID } from 'node:crypto';
import { slug, type TestHouse } from './test-house.ts';
import { Visitor } from './visitor.ts';

/** A settlement as the dialog sends it, with what a test changes of it. */
export const settlement = (changes: object = {}) => ({
  key: randomUUID(),
  chargeServiceFee: true,
  charges: [] as { description: string; cents: number }[],
  discount: null as { type: string; value: number } | null,
  payments: [] as { method: string; cents: number }[],
  ...changes,
});

/** What tests of the till do over and over: order at a table, look at its bill. */
export async function openTill(house: TestHouse) {
  const { rows: tables } = await house.owner.query<{ id: string; number: number }>(
    'select id, number from tables where restaurant_id = $1 and deleted_at is null',
    [house.restaurantId],
  );
  const { rows: products } = await house.owner.query<{ id: string; cents: number }>(
    `select id, price_cents as cents from products where restaurant_id = $1 and name = 'Pão de queijo da Canastra'`,
    [house.restaurantId],
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
    seat: (number: number) => new Visitor(house).sitAt(number),
    /** As a diner of the table does. */
    async order(diner: Visitor, number: number, quantity = 1): Promise<string> {
      const answer = await diner.post(orderPath(number), { key: randomUUID(), lines: lines(quantity) });
      if (answer.status !== 200) throw new Error(`The order was answered ${JSON.stringify(answer.body)}`);
      return answer.body.id;
    },
    async bill(staff: Visitor, number: number): Promise<any> {
      return (await staff.get(`/api/tables/${tableId(number)}/bill`)).body.bill;
    },
    /** Closes with the version and the cash that the bill asks for, unless told otherwise. */
    close: (staff: Visitor, bill: any, changes: object = {}) =>
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
