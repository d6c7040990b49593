import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '#database/scope.ts';
import { everyMoneyRow } from '../../../tests/support/server/every-money-row.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { checkChain } from './check-chain.ts';
import { readHistory } from './read-history.ts';
import { sealPlaced } from './seal-placed.ts';
import { verifyChains } from './verify.ts';

let instance: TestInstance;

beforeAll(async () => {
  instance = await openTestInstance();
  // What is gone through again and again is one evening, not the demonstration's whole month.
  await instance.owner.query(`truncate chain_entries, bill_ledger, ${chained.join(', ')} cascade`);
  await everyMoneyRow(instance);
  await sealPlaced(instance.database.scope(instance.restaurantId));
});
afterAll(() => instance.close());

/** Whose rows say who owes what: every column of them is in a chain, or below with the reason why not. */
const chained = [
  'bills',
  'orders',
  'order_items',
  'bill_payments',
  'payment_corrections',
  'line_corrections',
  'check_parts',
  'check_claims',
  'bill_merges',
  'bill_passes',
  'passed_lines',
  'table_joins',
  'tills',
  'till_movements',
  'till_counts',
  'till_strays',
  'till_fee_shares',
];

/** Columns of those that say something else. */
const besides: Record<string, string> = {
  'bills.orders_count': 'numbers the orders, each of which has its number',
  'bills.closes_when_served': 'that it closes by itself; that it did is in the chain',
  'bills.paid_up_at': 'when nothing was left to pay: its payments are in the chain',
  'bills.named_open': 'which bills the ledger is to name; what it named is in the ledger',
  'bills.revision': 'tells screens apart',
  'bills.sitting': 'which phones are of the party',
  'bills.former_tables': 'where phones that come from there find the bill',
  'orders.promised_from': 'when the kitchen is ready',
  'orders.promised_to': 'when the kitchen is ready',
  'orders.preparing_at': 'how far the kitchen is',
  'orders.ready_at': 'how far the kitchen is',
  'orders.delivered_at': 'how far the kitchen is',
  'orders.unfinished_at': 'whether the kitchen still looks at it',
  'orders.rushed_at': 'that the kitchen makes it first',
  'orders.rushed_by': 'that the kitchen makes it first',
  'orders.rushed_device_id': 'that the kitchen makes it first',
  'orders.revision': 'tells screens apart',
  'orders.former_table_id': 'tells the kitchen and the guests where it was',
  'orders.former_sitting': 'tells the guests where it went',
  'orders.former_number': 'tells the guests where it went',
  'orders.unseen_from_table_id': 'what the kitchen has not seen yet',
  'orders.unseen_move_revision': 'what the kitchen has not seen yet',
  'orders.unseen_move_at': 'what the kitchen has not seen yet',
  'orders.cancel_seen_at': 'what the kitchen has seen',
  'orders.closed_unmade_at': 'that the kitchen is to stop; that its bill was closed is in the chain',
  'orders.closed_seen_at': 'what the kitchen has seen',
  'orders.ended_seen_stations': 'what the kitchen has seen',
  'orders.move_seen_stations': 'what the kitchen has seen',
  'bill_merges.former_decided': 'what was decided of the bill that stays; that is in its own entries',
  'check_parts.asked_cents': 'what it came to at first: as the entry says that tells of its asking',
  'check_parts.whole_cents': 'what the bill came to then, by which the part moves; what it comes to is in the chain',
  'check_parts.people': 'among how many it was divided; what it comes to is in the chain',
  'check_parts.ended_why': 'what its phone is told; that it ended, when and by whom is in the chain',
  'check_claims.claimed_at': 'when it was made: for two minutes others do not take it',
  'order_items.notes': 'how it is to be made',
  'order_items.station_id': 'where it is made',
  'order_items.parts': 'how far each station of the kitchen is',
  'order_items.started_at': 'how far the kitchen is',
  'order_items.ready_at': 'how far the kitchen is',
  'order_items.begun_at': 'whether the kitchen has begun',
  'order_items.held_at': 'whether the kitchen waits for the word to begin',
  'order_items.promised_to': 'when the kitchen is ready',
  'order_items.added_at': 'since when the kitchen has it; that it was added is in the chain',
  'order_items.fired_at': 'when the kitchen was given the word to begin',
  'order_items.printed_at': 'whether the kitchen has paper of it',
};

/** Tables with sums, or of bills and tills, whose rows no chain names. */
const elsewhere: Record<string, string> = {
  bill_phone_numbers: 'what a phone is called at its table; entries name it by what it is',
  bill_ledger: 'names the chains of bills',
  calls: 'who is called to a table; what is paid there is a part',
  chain_entries: 'the chains themselves: below',
  check_charges: 'what a provider was asked to take; what is paid of it is a part',
  check_receipts: 'what a provider said; what of it pays a bill, or is owed, is a payment and a part',
  check_settings: 'what a house asks of the next guests; a bill keeps what its own were shown',
  couvert_days: 'what a house asks of the next guests; a bill keeps what its own were shown',
  discounts: 'of the service, not of a bill',
  fee_sharing: 'how the next till is shared; a closed one keeps what each was given',
  option_groups: 'the menu',
  options: 'the menu: a line keeps what it was ordered at',
  order_events: 'the history of an order in words; what it changed is in its rows',
  order_line_changes: 'what the kitchen is told',
  payments: 'of the service, not of a bill',
  print_jobs: 'what a paper is about',
  plans: 'of the service, not of a bill',
  platform_counts: 'of the service, not of a bill',
  products: 'the menu: a line keeps what it was ordered at',
  sandbox_payments: 'of the service, not of a bill',
  subscriptions: 'of the service, not of a bill',
  tables: 'what a table costs at least is told, and in no sum',
  told_orders: 'what the papers of the kitchen said',
  till_stray_settlements:
    'which till tells of what was settled outside of any; what each was given of its fee is in the chain',
  visit_ratings: 'what guests say of a visit; no money',
};

/** Where a value of its type is not enough. */
const values: Record<string, string> = {
  // The rest of it says how far the kitchen is.
  'orders.status': `case status when 'cancelado' then 'entregue' else 'cancelado' end`,
  'order_items.status': `case status when 'cancelado' then 'entregue' else 'cancelado' end`,
  'bills.ordered_cents': 'ordered_cents + 1',
};
const byType: Record<string, (column: string) => string> = {
  uuid: () => 'gen_random_uuid()',
  text: (column) => `coalesce(${column}, '') || 'x'`,
  integer: (column) => `coalesce(${column}, 0) + 1`,
  smallint: (column) => `coalesce(${column}, 0) + 1`,
  bigint: (column) => `coalesce(${column}, 0) + 1`,
  numeric: (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
  bytea: () => `decode('00', 'hex')`,
  jsonb: () => `'[{"cents": 1, "extra": null}]'`,
  date: (column) => `coalesce(${column}, current_date) + 1`,
  'timestamp with time zone': (column) => `coalesce(${column}, now()) + interval '1 second'`,
  int4range: (column) => `int4range(lower(${column}), upper(${column}) + 1)`,
  ARRAY: (column) => `array_append(${column}, null)`,
};

const columnsOf = async (table: string) =>
  (
    await instance.owner.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    )
  ).rows;

/** What the command finds, and what a phone would, after something was done to the database by hand; nothing of that stays. */
async function after(sql: string): Promise<{ changed: number; byCommand: number; byPhone: number }> {
  const { owner, restaurantId } = instance;
  const door = {
    restaurantId,
    rows: async (statement, sent = []) => (await owner.query({ text: statement.text, values: [...sent] })).rows,
  } as Scope;
  const histories = async () => {
    const { rows } = await owner.query('select distinct subject_id as id from chain_entries where restaurant_id = $1', [
      restaurantId,
    ]);
    return rows.map(({ id }) => id as string);
  };
  await owner.query(`begin; set local session_replication_role = replica`);
  try {
    const ids = await histories();
    const { rowCount } = await owner.query(sql);
    const { broken } = await verifyChains(door, new Date());
    let byPhone = 0;
    for (const { id } of broken.filter((each) => ids.includes(each.id)))
      byPhone += (await checkChain(await readHistory(door, id, 'guest'))).faults.length;
    return { changed: rowCount ?? 0, byCommand: broken.length, byPhone };
  } finally {
    await owner.query('rollback');
  }
}

/** As somebody does who may do anything: what checks forbid is not what is tested. */
async function withoutChecks<T>(table: string, work: () => Promise<T>): Promise<T> {
  const { owner } = instance;
  const { rows } = await owner.query<{ name: string; rule: string }>(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass and contype in ('c', 'x')`,
    [table],
  );
  for (const { name } of rows) await owner.query(`alter table ${table} drop constraint ${name}`);
  try {
    return await work();
  } finally {
    for (const { name, rule } of rows) await owner.query(`alter table ${table} add constraint ${name} ${rule}`);
  }
}

test('nothing is found where nothing was changed past the service', async () => {
  const { byCommand } = await after('select');
  expect(byCommand).toBe(0);
});

test('every table with sums, or of a bill or a till, is in a chain or not, with the reason', async () => {
  const { rows } = await instance.owner.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns where table_schema = 'public'
       and table_name in (select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')
       and (column_name like '%cents%' or column_name in ('bill_id', 'order_id', 'till_id', 'payment_id', 'part_id')) order by 1`,
  );
  const known = [...chained, ...Object.keys(elsewhere)];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

test.each(chained)('a change of any column of %s is found, by the command and by a phone', async (table) => {
  const columns = await columnsOf(table);
  expect(columns.length).toBeGreaterThan(2);
  const { rows } = await instance.owner.query(`select count(*)::int as rows from ${table}`);
  expect(rows[0].rows, `no row of ${table} was made`).toBeGreaterThan(0);
  const missed = await withoutChecks(table, async () => {
    const found: string[] = [];
    for (const { name, type } of columns) {
      const column = `${table}.${name}`;
      if (column in besides) continue;
      const value = values[column] ?? byType[type]?.(name);
      expect(value, `${column} is ${type}`).toBeDefined();
      // One that some chain names: what a phone has merely ticked binds nobody.
      const named = table === 'check_claims' ? 'where part_id is not null' : '';
      const row = `ctid = (select ctid from ${table} ${named} order by ctid desc limit 1)`;
      const { changed, byCommand, byPhone } = await after(`update ${table} set ${name} = ${value} where ${row}`);
      if (changed !== 1 || byCommand === 0 || byPhone === 0)
        found.push(`${column}: ${changed} changed, ${byCommand} by the command, ${byPhone} by the phone`);
    }
    return found;
  });
  expect(missed).toEqual([]);
  const gone = await after(`delete from ${table} where ctid = (select ctid from ${table} order by ctid desc limit 1)`);
  expect(gone.byCommand).toBeGreaterThan(0);
});

test('whatever is said to carry no money is a column', async () => {
  for (const column of Object.keys(besides)) {
    const [table, name] = column.split('.') as [string, string];
    expect((await columnsOf(table)).map((each) => each.name)).toContain(name);
  }
});
