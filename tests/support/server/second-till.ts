/** A closed till of a restaurant, with a row in every table that belongs to it. Nothing is open afterwards. */
export async function addTill(
  insert: (table: string, values: Record<string, unknown>, key?: string) => Promise<string>,
  run: (text: string, values: unknown[]) => Promise<unknown>,
  restaurantId: string,
  stray: { paymentId: string; billId: string },
): Promise<Record<string, string>> {
  const restaurant_id = restaurantId;
  const by = { made_by: restaurantId, at: new Date(), key: restaurantId };
  const opening = { number: 1, opened_at: new Date(), opened_by: restaurantId, opening_cents: 10_000 };
  const tills = await insert('tills', { restaurant_id, ...opening, open_key: restaurantId });
  const inTill = { restaurant_id, till_id: tills };
  const movement = { ...inTill, kind: 'out', amount_cents: 2_000, reason: 'Para o cofre', ...by };
  const till_movements = await insert('till_movements', movement);
  for (const method of ['dinheiro', 'debito', 'credito', 'pix']) {
    const cents = method === 'dinheiro' ? 8_000 : 0;
    const counted = { ...inTill, method, payments: 0, expected_cents: cents, counted_cents: cents };
    await insert('till_counts', counted, 'till_id');
  }
  await insert('fee_sharing', { restaurant_id, by_points: true, people: [restaurantId], points: [7] }, 'restaurant_id');
  await insert('till_fee_shares', { ...inTill, user_id: restaurantId, points: 7, cents: 500 }, 'till_id');
  const till_strays = await insert('till_strays', { ...inTill, payment_id: stray.paymentId });
  const till_stray_settlements = await insert('till_stray_settlements', { ...inTill, bill_id: stray.billId });
  await run('update tills set closed_at = now(), closed_by = $1, close_key = $1 where restaurant_id = $1', [
    restaurantId,
  ]);
  return { tills, till_movements, till_strays, till_stray_settlements };
}
