import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#database/migrate.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { openTill } from '../../../tests/support/server/till.ts';
import { verifyChains } from './verify.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const ofChains = [
  '0090_chains.sql',
  '0103_chained_couverts_and_joins.sql',
  '0120_placed_at_once.sql',
  '0360_bill_ledger.sql',
];

test('a database from before there were chains has one for every bill and till that was there, open or closed', async () => {
  const { owner, databaseUrl, restaurantId } = instance;
  const till = await openTill(instance);
  const guest = await till.seat(1);
  await till.order(guest, 1, 2);
  const { rows } = await owner.query<{ signature: string }>(
    `select p.oid::regprocedure::text as signature from pg_proc p join pg_roles r on r.oid = p.proowner
     where p.pronamespace = 'public'::regnamespace
       and (p.prosrc like '%chain%' or p.proname in ('sha256_of', 'entry_said', 'chain_name', 'chain_start', 'rows_told', 'row_digest', 'seal_placed', 'chained_rows', 'name_bills'))`,
  );
  await owner.query('drop table chain_entries, bill_ledger cascade');
  await owner.query('alter table bills drop column named_open');
  for (const { signature } of rows) await owner.query(`drop function if exists ${signature} cascade`);
  await owner.query('drop policy across on bills');
  await owner.query('delete from schema_migrations where name = any($1)', [ofChains]);
  const { applied } = await migrate({ ownerUrl: databaseUrl, appSecret: inject('appSecret'), log: () => {} });
  expect(applied).toEqual(ofChains);

  const later = new Date(Date.now() + 3_600_000);
  const { chains, broken } = await verifyChains(instance.database.scope(restaurantId), later);
  const { rows: there } = await owner.query(
    'select (select count(*) from bills) + (select count(*) from tills) as chains',
  );
  expect(chains).toBe(Number(there[0].chains));
  expect(broken).toEqual([]);
  // What comes next is told like any other's.
  await till.order(guest, 1);
  await owner.query('select seal_placed($1)', [restaurantId]);
  const { rows: kinds } = await owner.query<{ kind: string }>(
    `select e.body::json ->> 'kind' as kind from chain_entries e join bills b on b.id = e.subject_id
     where b.table_id = $1 and b.closed_at is null order by e.position`,
    [till.tableId(1)],
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(['begun', 'placed']);
});
