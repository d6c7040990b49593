import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';

/** Of a domain that nobody can have: whoever tries to pay to it is told by their bank that there is no such key. */
export const demoPix = { kind: 'email', key: 'pix@demo.comanda.example', name: 'Restaurant Demo', city: 'Sao Paulo' };

const add = statement(
  'demo.addPix',
  `insert into check_settings (restaurant_id, couvert_cents, pix_kind, pix_key, pix_name, pix_city) values ($1, 0, $2, $3, $4, $5)`,
);

/** The demonstration's guests are shown how one pays by PIX. */
export async function seedPix(tx: TransactionScope): Promise<void> {
  const { kind, key, name, city } = demoPix;
  await tx.rows(add, [tx.restaurantId, kind, key, name, city]);
}
