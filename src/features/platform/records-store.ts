import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { AuditEntry, WrittenFeedback } from './contract.ts';
import { comesAfter, cut, has, lookedUp, type Position, placed } from './lists.ts';

const pageSize = 30;

const feedback = statement(
  'platform.feedback',
  `select f.id, r.name as restaurant, u.name as author, f.text, f.rating, f.created_at as "createdAt",
     ${placed('f.created_at', 'f.id')}
   from feedback f ${lookedUp('restaurants', 'r', 'f.restaurant_id')} left join users u on u.id = f.user_id
   where ${comesAfter('f.created_at', 'f.id')} and ${has('r.name', 'u.name', 'f.text')}
   order by f.created_at desc, f.id desc limit ${pageSize + 1}`,
);

export async function listFeedback(system: SystemDoor, { at, id }: Position, search: string | null) {
  const rows = await system.rows<WrittenFeedback & { position: string }>(feedback, [at, id, search]);
  const { page, nextCursor } = cut(rows, pageSize);
  return { feedback: page, nextCursor };
}

const audit = statement(
  'platform.audit',
  `select a.id, a.at, a.actor_name as actor, a.action, a.entity, a.entity_id as "entityId", a.entity_name as "entityName",
     a.changes, ${placed('a.at', 'a.id')}
   from audit_log a
   where ${comesAfter('a.at', 'a.id')} and ${has('a.actor_name', 'a.action', 'a.entity_name')}
   order by a.at desc, a.id desc limit ${pageSize + 1}`,
);

export async function listAudit(system: SystemDoor, { at, id }: Position, search: string | null) {
  const rows = await system.rows<AuditEntry & { position: string }>(audit, [at, id, search]);
  const { page, nextCursor } = cut(rows, pageSize);
  return { entries: page, nextCursor };
}

const record = statement(
  'platform.record',
  `insert into audit_log (actor_id, actor_name, action, entity, entity_id, entity_name, changes, address)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export interface Recorded {
  action: 'created' | 'edited' | 'erased' | 'refunded';
  entity: 'restaurant' | 'discount' | 'plan' | 'person' | 'payment';
  /** Null for a person who had no account. */
  id: string | null;
  /** What it is called, so that the record reads without a look-up. */
  name: string;
  changes: AuditEntry['changes'];
}

interface By {
  account: { id: string; name: string };
  address: string;
}

/** Written by the transaction that makes the change: there is none without the other. */
export async function keepRecord(door: SystemTransaction, { account, address }: By, what: Recorded): Promise<void> {
  const { action, entity, id, name, changes } = what;
  const by = [account.id, account.name];
  await door.rows(record, [...by, `${entity}.${action}`, entity, id, name, JSON.stringify(changes), address]);
}
