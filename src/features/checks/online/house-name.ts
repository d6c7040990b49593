import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

const name = statement('checks.restaurantName', 'select name from restaurants where id = $1');

/** As whoever pays reads it at the provider. */
export async function restaurantName(scope: Scope): Promise<string> {
  return (await scope.rows<{ name: string }>(name, [scope.restaurantId]))[0]?.name ?? '';
}
