import { randomUUID } from 'node:crypto';

type Insert = (table: string, values: Record<string, unknown>, key?: string) => Promise<string>;

/** One row in each table of the bills on phones, for a restaurant that has a bill and an order. */
export async function addCheck(
  insert: Insert,
  of: { restaurant_id: string; bill_id: string; order_id: string },
): Promise<Record<string, string>> {
  const { restaurant_id, bill_id, order_id } = of;
  await insert('check_settings', { restaurant_id, couvert_cents: 1_200 }, 'restaurant_id');
  const couvert_days = await insert('couvert_days', { restaurant_id, weekday: 5, cents: 1_500 });
  const guest = randomUUID();
  const part = { restaurant_id, bill_id, asked_bill_id: bill_id, guest, key: guest };
  const waits = { split: 'items', method: 'card', amount_cents: 5_500, asked_at: new Date() };
  const check_parts = await insert('check_parts', { ...part, ...waits });
  const claim = { restaurant_id, bill_id, order_id, line: 1, pieces: '[0,6)', guest, part_id: check_parts };
  return { couvert_days, check_parts, check_claims: await insert('check_claims', claim) };
}
