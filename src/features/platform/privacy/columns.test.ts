import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../../tests/support/test-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

/**
 * What becomes of each column whose name sounds of a person, when that person asks. A new column fails the test until somebody has
 * decided, and has taught `store.ts` and `erase-store.ts` what was decided.
 */
const decided: Record<string, string> = {
  'accounts.user_id': 'erased: the row goes; exported as the name of the provider',
  'audit_log.actor_id': 'kept: administrators, who are not erased; exported',
  'audit_log.actor_name': 'kept: administrators, who are not erased; exported',
  'audit_log.address': 'kept: of administrators, and swept after six months; exported',
  'audit_log.entity_name': 'not personal: a restaurant, a code, a plan; empty for a person',
  'bill_payments.received_by': 'kept: money; an account that has no name any more',
  'bills.closed_by': 'kept: money; an account that has no name any more',
  'categories.name': 'not personal',
  'feedback.user_id': 'erased; exported with the text, which is kept',
  'known_addresses.address': 'erased; exported',
  'known_addresses.user_id': 'erased',
  'option_groups.name': 'not personal',
  'options.name': 'not personal',
  'order_events.actor_id': 'kept: the history of an order; an account that has no name any more',
  'order_items.name': 'not personal',
  'orders.placed_by': 'kept: money; an account that has no name any more',
  'payments.customer': 'kept: money, and what its invoice says; exported',
  'payments.plan_name': 'not personal',
  'plans.name': 'not personal',
  'products.name': 'not personal',
  'reservations.customer_email': 'erased; exported',
  'reservations.customer_name': 'erased; exported',
  'reservations.customer_phone': 'erased; exported',
  'reservations.requested_by': 'kept: who of the staff took it; an account that has no name any more',
  'restaurants.address': 'kept: where a business is; exported',
  'restaurants.email': 'erased where it is theirs; exported',
  'restaurants.name': 'kept: a business',
  'restaurants.owner_id': 'kept: an account that has no name any more',
  'restaurants.phone': 'erased where the restaurant is theirs; exported',
  'restaurants.search_name': 'kept: a business',
  'sandbox_payments.payer_name': 'kept: the books of who takes payments',
  'schema_migrations.name': 'not personal',
  'sessions.ip_address': 'erased; exported',
  'sessions.user_agent': 'erased; exported',
  'sessions.user_id': 'erased',
  'two_factors.user_id': 'erased; that there is one is exported',
  'users.email': 'erased; exported',
  'users.email_verified': 'erased; exported',
  'users.name': 'erased; exported',
  'users.phone': 'erased; exported',
  'users.phone_verified': 'erased; exported',
  'users.two_factor_enabled': 'erased; exported',
};

const sounds = 'email|phone|name|address|document|agent|customer|payer|author|user_id|actor|owner|(^|_)by$';

test('whatever sounds of a person is exported, taken out, or kept for a reason', async () => {
  const { rows } = await house.owner.query<{ column: string }>(
    `select table_name || '.' || column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1`,
    [sounds],
  );
  expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(decided).toSorted());
  expect(rows.length).toBeGreaterThan(20);
});
