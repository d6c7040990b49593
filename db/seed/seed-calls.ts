import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';

const offer = statement(
  'demo.offerCalls',
  'insert into call_settings (restaurant_id, waiter, bill, requests) values ($1, true, true, $2)',
);

/** What the demo house brings to its tables besides dishes. */
export async function seedCalls(tx: TransactionScope): Promise<void> {
  const requests = ['Gelo', 'Talheres', 'Guardanapos', 'Cadeira de criança', 'Pimenta', 'Tirar os pratos'];
  await tx.rows(offer, [tx.restaurantId, requests]);
}
