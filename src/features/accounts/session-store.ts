import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { OpenSession } from './contract.ts';

const list = statement(
  'sessions.list',
  `select id, id = $2 as current, nullif(ip_address, '') as address, nullif(user_agent, '') as "userAgent",
     created_at as "createdAt", updated_at as "renewedAt", expires_at as "expiresAt"
   from sessions where user_id = $1 and expires_at > now() order by id = $2 desc, updated_at desc`,
);

export function listSessions(system: SystemDoor, userId: string, current: string): Promise<OpenSession[]> {
  return system.rows(list, [userId, current]);
}

const endOne = statement('sessions.endOne', 'delete from sessions where user_id = $1 and id = $2 returning id');
const endOthers = statement('sessions.endOthers', 'delete from sessions where user_id = $1 and id <> $2 returning id');
const endAll = statement('sessions.endAll', 'delete from sessions where user_id = $1 returning id');

/** How many were ended. */
export async function endSessions(
  system: Pick<SystemDoor, 'rows'>,
  userId: string,
  which: { id: string } | { except: string } | 'all',
): Promise<number> {
  if (which === 'all') return (await system.rows(endAll, [userId])).length;
  const ended =
    'id' in which ? system.rows(endOne, [userId, which.id]) : system.rows(endOthers, [userId, which.except]);
  return (await ended).length;
}

const renew = statement(
  'sessions.renew',
  // As late as the database lets it be.
  `update sessions set expires_at = 'infinity', updated_at = now() where id = $1 and expires_at > now()`,
);

/** A session that is used goes on, until its absolute end. */
export async function renewSession(system: SystemDoor, id: string): Promise<void> {
  await system.rows(renew, [id]);
}

const prove = statement('sessions.prove', 'update sessions set proved_at = now() where id = $1');

export async function proveSession(system: SystemDoor, id: string): Promise<void> {
  await system.rows(prove, [id]);
}

const admitted = statement(
  'auth.admitted',
  `select 1 from users where id = $1 and active and ($2::text is null or restaurant_id::text = $2::text)`,
);

/** A deactivated account cannot begin a session, whatever its password; nor one of another restaurant at this one's door. */
export async function mayBeginSession(
  system: SystemDoor,
  userId: string,
  restaurantId: string | null,
): Promise<boolean> {
  return (await system.rows(admitted, [userId, restaurantId])).length === 1;
}
