import { randomUUID } from 'node:crypto';

type Insert = (table: string, values: Record<string, unknown>, key?: string) => Promise<string>;

/** One row in each table of the bills on phones, for a restaurant that has a bill and an order. */
export async function addCheck(
  insert: Insert,
  of: { restaurant_id: string; bill_id: string; order_id: string; user_id: string },
): Promise<Record<string, string>> {
  const { restaurant_id, bill_id, order_id, user_id } = of;
  await insert('check_settings', { restaurant_id, couvert_cents: 1_200 }, 'restaurant_id');
  const couvert_days = await insert('couvert_days', { restaurant_id, weekday: 5, cents: 1_500 });
  const guest = randomUUID();
  const part = { restaurant_id, bill_id, asked_bill_id: bill_id, guest, key: guest };
  const waits = { split: 'items', method: 'card', amount_cents: 5_500, asked_cents: 5_500, asked_at: new Date() };
  const check_parts = await insert('check_parts', { ...part, ...waits });
  await insert('bill_phone_numbers', { restaurant_id, bill_id, guest, person: 1 }, 'restaurant_id');
  const rated = { restaurant_id, bill_id, guest, rating: 5, text: 'Muito bom', rated_at: new Date() };
  await insert('visit_ratings', rated, 'restaurant_id');
  const claim = { restaurant_id, bill_id, order_id, line: 1, pieces: '[0,6)', guest, part_id: check_parts };
  const check_accounts = await insert('check_accounts', {
    restaurant_id,
    provider: 'sandbox',
    external_id: 'sandbox',
    access_sealed: 'v1.x',
    refresh_sealed: 'v1.y',
    expires_at: new Date(Date.now() + 400 * 24 * 60 * 60_000),
    connected_at: new Date(),
    connected_by: user_id,
  });
  const online = { split: 'amount', method: 'online_pix', amount_cents: 100, asked_cents: 100, asked_at: new Date() };
  const ended = { status: 'paid', ended_at: new Date() };
  const paid = await insert('check_parts', { ...part, ...online, ...ended, key: randomUUID() });
  const check_charges = await insert('check_charges', {
    restaurant_id,
    part_id: paid,
    account_id: check_accounts,
    amount_cents: 100,
    asked_at: new Date(),
    expires_at: new Date(),
    look_at: new Date(),
    over_at: new Date(),
  });
  const receipt = { restaurant_id, charge_id: check_charges, part_id: paid, ref: '1', method: 'pix', paid_cents: 100 };
  const check_receipts = await insert('check_receipts', {
    ...receipt,
    refunded_cents: 100,
    missing_cents: 100,
    at: new Date(),
  });
  const atProvider = { check_accounts, check_charges, check_receipts };
  return { ...atProvider, couvert_days, check_parts, check_claims: await insert('check_claims', claim) };
}
