import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const read = statement('pins.read', 'select set_at as "setAt" from approval_pins where user_id = $1');

export async function pinSetAt(system: SystemDoor, userId: string): Promise<string | null> {
  const [found] = await system.rows<{ setAt: string }>(read, [userId]);
  return found?.setAt ?? null;
}

const write = statement(
  'pins.write',
  `insert into approval_pins (user_id, hash) values ($1, $2)
   on conflict (user_id) do update set hash = excluded.hash, set_at = now()`,
);

export async function writePin(system: SystemDoor, userId: string, hash: string): Promise<void> {
  await system.rows(write, [userId, hash]);
}

const remove = statement('pins.remove', 'delete from approval_pins where user_id = $1');

export async function deletePin(system: SystemDoor, userId: string): Promise<void> {
  await system.rows(remove, [userId]);
}

// A PIN is worth what its owner is: somebody who was made a waiter since, or was deactivated, approves nothing.
const approving = `from approval_pins p join users u on u.id = p.user_id
   where u.restaurant_id = $1 and u.active and u.role in ('restaurant_owner', 'cashier')`;

const list = statement('pins.approvers', `select u.id, u.name, u.role ${approving} order by lower(u.name), u.id`);

export interface ApproverRow {
  id: string;
  name: string;
  role: 'restaurant_owner' | 'cashier';
}

/** Who of a restaurant has a PIN to approve with. */
export function approversOf(system: SystemDoor, restaurantId: string): Promise<ApproverRow[]> {
  return system.rows<ApproverRow>(list, [restaurantId]);
}

const approver = statement('pins.approver', `select p.hash, u.id, u.email, u.locale ${approving} and u.id = $2`);

export interface Approver {
  id: string;
  email: string;
  locale: string;
  hash: string;
}

export async function approverOf(system: SystemDoor, restaurantId: string, id: string): Promise<Approver | null> {
  const [found] = await system.rows<Approver>(approver, [restaurantId, id]);
  return found ?? null;
}
