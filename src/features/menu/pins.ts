import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { changeMenu } from './editing/store.ts';

const pins = statement(
  'menu.pins',
  'select id from products where restaurant_id = $1 and pinned and archived_at is null order by position, name',
);

/** What the house itself counts among its favourites. */
export async function readPins(scope: Scope): Promise<string[]> {
  const found = await scope.rows<{ id: string }>(pins, [scope.restaurantId]);
  return found.map(({ id }) => id);
}

const pin = statement(
  'menu.pin',
  'update products set pinned = $3 where restaurant_id = $1 and id = $2 and archived_at is null returning id',
);

export function setPinned(scope: Scope, id: string, pinned: boolean): Promise<void> {
  return changeMenu(scope, async (tx) => {
    const [found] = await tx.rows(pin, [tx.restaurantId, id, pinned]);
    if (!found) throw new CodedError('product_not_found');
  });
}
