import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../tests/support/server/instance.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/**
 * Every order has its bill looked up by PostgreSQL, by a plan made while there were few bills: one that reads them all costs no more then,
 * and is kept while they grow to a full house. Only an index that leaves some out can not be taken for it.
 */
test("an order's bill is looked up by the primary key: no other index of bills names them all", async () => {
  const { rows } = await instance.owner.query(
    `select indexrelid::regclass::text as name from pg_index where indrelid = 'bills'::regclass and indpred is null`,
  );
  expect(rows).toEqual([{ name: 'bills_pkey' }]);
});
