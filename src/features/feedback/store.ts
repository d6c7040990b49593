import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Message } from './contract.ts';

const keep = statement(
  'feedback.keep',
  `insert into feedback (restaurant_id, user_id, key, text, rating) values ($1, $2, $3, $4, $5)
   on conflict (restaurant_id, key) do nothing returning key`,
);

/** False when it was there already. */
export async function keepFeedback(scope: Scope, userId: string, { key, text, rating }: Message): Promise<boolean> {
  return (await scope.rows(keep, [scope.restaurantId, userId, key, text, rating])).length > 0;
}
