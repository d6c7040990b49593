import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const known = statement(
  'tries.isKnown',
  'select 1 from known_addresses k join users u on u.id = k.user_id where u.email = $1 and k.address = $2',
);

/** Whether somebody has signed in to this account from this network before. */
export async function isKnown(system: SystemDoor, email: string, network: string): Promise<boolean> {
  return (await system.rows(known, [email, network])).length === 1;
}

const know = statement(
  'tries.know',
  `insert into known_addresses (user_id, address) values ($1, $2)
   on conflict (user_id, address) do update set seen_at = now()`,
);

export async function knowAddress(system: SystemDoor, userId: string, network: string): Promise<void> {
  await system.rows(know, [userId, network]);
}
