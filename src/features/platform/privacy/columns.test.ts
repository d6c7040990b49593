import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

/**
 * What becomes of each column whose name sounds of a person, when that person asks. A new column fails the test until somebody has
 * decided, and has taught `store.ts` and `erase-store.ts` what was decided.
 */
const decided: Record<string, string> = {
  'accounts.user_id': 'erased: the row goes; exported as the name of the provider',
  'approval_pins.user_id': 'erased: the PIN goes; there is nothing of it to export',
  'audit_log.actor_id': 'kept: administrators, who are not erased; exported',
  'audit_log.actor_name': 'kept: administrators, who are not erased; exported',
  'audit_log.address': 'kept: of administrators, and swept after six months; exported',
  'audit_log.entity_name': 'not personal: a restaurant, a code, a plan; empty for a person',
  'bill_merges.merged_by': 'kept: money; an account that has no name any more',
  'bill_merges.undone_by': 'kept: money; an account that has no name any more',
  'bill_passes.passed_by': 'kept: money; an account that has no name any more',
  'bill_passes.undone_by': 'kept: money; an account that has no name any more',
  'bill_payments.received_by': 'kept: money; an account that has no name any more',
  'bills.closed_by': 'kept: money; an account that has no name any more',
  'bills.named_open': 'not personal: as what the ledger named the bill last',
  'calls.ended_by': 'kept: what was done for a table; an account that has no name any more',
  'calls.taken_by': 'kept: what was done for a table; an account that has no name any more',
  'categories.name': 'not personal',
  'categories.name_en': 'not personal',
  'check_accounts.connected_by': 'kept: whose word the account is there by; an account that has no name any more',
  'check_accounts.ended_by': 'kept: whose word the account is there by; an account that has no name any more',
  'check_parts.credit_settled_by': 'kept: money; an account that has no name any more',
  'check_parts.ended_by': 'kept: money; an account that has no name any more',
  'check_receipts.missing_seen_by': 'kept: money; an account that has no name any more',
  'check_settings.pix_name': 'kept: to whom a house is paid, as its bank says it',
  'feedback.user_id': 'erased; exported with the text, which is kept',
  'known_addresses.address': 'erased; exported',
  'known_addresses.user_id': 'erased',
  'line_corrections.approved_by': 'kept: money; an account that has no name any more',
  'line_corrections.made_by': 'kept: money; an account that has no name any more',
  'line_corrections.name': 'not personal: a dish',
  'floor_rooms.name': 'not personal: a room',
  'kitchen_devices.name': 'not personal: a screen of the kitchen',
  'kitchen_devices.paired_by': 'kept: who let a screen in; an account that has no name any more',
  'kitchen_devices.revoked_by': 'kept: who shut a screen out; an account that has no name any more',
  'mailed_links.email': 'erased; swept a week after its link has run out',
  'mailed_links.from_email': 'erased; swept a week after its link has run out',
  'mailed_links.user_id': 'erased',
  'option_groups.name': 'not personal',
  'option_groups.name_en': 'not personal',
  'options.name': 'not personal',
  'options.name_en': 'not personal',
  'order_events.actor_id': 'kept: the history of an order; an account that has no name any more',
  'order_items.name': 'not personal',
  'order_line_changes.seen_by': 'kept: the history of an order; an account that has no name any more',
  'orders.placed_by': 'kept: money; an account that has no name any more',
  'orders.rushed_by': 'kept: the history of an order; an account that has no name any more',
  'passed_lines.name': 'not personal: a dish',
  'payment_corrections.corrected_by': 'kept: money; an account that has no name any more',
  'payments.customer': 'kept: money, and what its invoice says; exported',
  'payments.plan_name': 'not personal',
  'payments.plan_name_en': 'not personal',
  'plans.name': 'not personal',
  'plans.name_en': 'not personal',
  'print_agents.name': 'not personal: a computer of the house',
  'print_jobs.asked_by': 'swept after three days; an account that has no name any more',
  'print_jobs.dropped_by': 'swept after three days; an account that has no name any more',
  'print_jobs.document': 'swept after three days: what a paper said, the name of who took the order among it',
  'printers.address': 'not personal: where a machine stands',
  'printers.agent_id': 'not personal: a computer of the house',
  'printers.name': 'not personal',
  'products.name': 'not personal',
  'products.name_en': 'not personal',
  'reservations.customer_email': 'erased; exported',
  'reservations.customer_name': 'erased; exported',
  'reservations.customer_note': 'erased; exported',
  'reservations.customer_phone': 'erased; exported',
  'reservations.outcome_by': 'kept: who of the staff saw the guests come, or not; an account that has no name any more',
  'reservations.requested_by': 'kept: who of the staff took it; an account that has no name any more',
  'restaurants.address': 'kept: where a business is; exported',
  'restaurants.email': 'erased where it is theirs; exported',
  'restaurants.name': 'kept: a business',
  'restaurants.owner_id': 'kept: an account that has no name any more',
  'restaurants.phone': 'erased where the restaurant is theirs; exported',
  'restaurants.search_name': 'kept: a business',
  'sandbox_payments.payer_name': 'kept: the books of who takes payments',
  'schema_migrations.name': 'not personal',
  'security_events.actor_id': 'kept: who was let in, by an account that has no name any more; exported',
  'security_events.address': 'erased, and swept after 180 days; exported',
  'security_events.user_id': 'kept: who was let in, as an account that has no name any more; exported',
  'sessions.ip_address': 'erased; exported',
  'sessions.user_agent': 'erased; exported',
  'sessions.user_id': 'erased',
  'stations.name': 'not personal',
  'table_joins.undone_by': 'kept: what was done for a table; an account that has no name any more',
  'table_joins.joined_by': 'kept: what was done for a table; an account that has no name any more',
  'till_fee_shares.user_id': 'kept: money; an account that has no name any more',
  'till_movements.made_by': 'kept: money; an account that has no name any more',
  'tills.closed_by': 'kept: money; an account that has no name any more',
  'tills.opened_by': 'kept: money; an account that has no name any more',
  'table_sections.given_by': 'kept: how a house is divided; an account that has no name any more',
  'two_factors.user_id': 'erased; that there is one is exported',
  'users.email': 'erased; exported',
  'users.email_verified': 'erased; exported',
  'users.name': 'erased; exported',
  'users.named': 'not personal: whether they have said what they are called',
  'users.phone': 'erased; exported',
  'users.phone_since': 'not personal without the number: when it was set or confirmed',
  'users.phone_verified': 'erased; exported',
  'users.two_factor_enabled': 'erased; exported',
  'waiter_changes.by': 'kept: who served a table; an account that has no name any more',
  'waiter_changes.undone_by': 'kept: who served a table; an account that has no name any more',
};

const sounds = 'email|phone|name|address|document|agent|customer|payer|author|user_id|actor|owner|(^|_)by$';

test('whatever sounds of a person is exported, taken out, or kept for a reason', async () => {
  const { rows } = await instance.owner.query<{ column: string }>(
    `select table_name || '.' || column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ $1`,
    [sounds],
  );
  expect(rows.map(({ column }) => column).toSorted()).toEqual(Object.keys(decided).toSorted());
  expect(rows.length).toBeGreaterThan(20);
});
