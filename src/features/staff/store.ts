import type { Scope } from '#database/scope.ts';
import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { baseLocale, type Locale } from '#lib/locale.ts';
import type { NewStaff, StaffChange, StaffMember } from './contract.ts';

const columns = `id, name, email, role, active, email_verified as "emailVerified", created_at as "createdAt"`;
const pageSize = 100;

const list = statement(
  'staff.list',
  `select ${columns} from users where restaurant_id = $1 and role in ('waiter', 'cashier')
     and ($2::uuid is null or (lower(name), id) > (select lower(name), id from users where id = $2 and restaurant_id = $1))
   order by lower(name), id limit ${pageSize + 1}`,
);

/** Waiters and cashiers by name; owners and administrators are not staff. A page continues after the account of the cursor. */
export async function listStaff(scope: Scope, after: string | null) {
  const rows = await scope.rows<StaffMember>(list, [scope.restaurantId, after]);
  const staff = rows.slice(0, pageSize);
  return { staff, nextCursor: rows.length > pageSize ? (staff.at(-1)?.id ?? null) : null };
}

const insertUser = statement(
  'staff.insert',
  `insert into users (name, email, role, active, restaurant_id, locale)
   select $2, $3, $4, $5::boolean, $1::uuid, locale from users where id = $6 returning ${columns}`,
);
const insertAccount = statement(
  'staff.insertAccount',
  `insert into accounts (user_id, account_id, provider_id, password) values ($1::uuid, $1::uuid::text, 'credential', $2)`,
);

/** The new account speaks its maker's language until it chooses its own. */
export async function insertStaff(
  door: SystemTransaction,
  { restaurantId, by, member, hash }: { restaurantId: string; by: string; member: NewStaff; hash: string },
): Promise<StaffMember> {
  const { name, email, role, active } = member;
  const [saved] = await door.rows<StaffMember>(insertUser, [restaurantId, name, email, role, active, by]);
  if (!saved) throw new Error('The account was not saved');
  await door.rows(insertAccount, [saved.id, hash]);
  return saved;
}

const lock = statement(
  'staff.lock',
  `select ${columns} from users where id = $2 and restaurant_id = $1 and role in ('waiter', 'cashier') for update`,
);

/** Whoever of this restaurant's staff has the id, held until the transaction ends. */
export async function lockStaff(
  door: SystemTransaction,
  restaurantId: string,
  id: string,
): Promise<StaffMember | null> {
  const [found] = await door.rows<StaffMember>(lock, [restaurantId, id]);
  return found ?? null;
}

const locale = statement('staff.locale', 'select locale from users where id = $1');

/** In which language an account is written to. */
export async function readLocale(door: Pick<SystemTransaction, 'rows'>, id: string): Promise<Locale> {
  const [found] = await door.rows<{ locale: Locale }>(locale, [id]);
  return found?.locale ?? baseLocale;
}

const update = statement(
  'staff.update',
  `update users set name = $3, email_verified = email_verified and email = $4, email = $4, role = $5, active = $6, updated_at = now()
   where id = $2 and restaurant_id = $1 and role in ('waiter', 'cashier') returning ${columns}`,
);

export async function updateStaff(
  door: SystemTransaction,
  restaurantId: string,
  { id, name, email, role, active }: Omit<StaffChange, 'password'>,
): Promise<StaffMember> {
  const [saved] = await door.rows<StaffMember>(update, [restaurantId, id, name, email, role, active]);
  if (!saved) throw new Error(`No staff ${id}`);
  return saved;
}

const setPassword = statement(
  'staff.setPassword',
  `update accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential' returning id`,
);

export async function setStaffPassword(door: SystemTransaction, id: string, hash: string): Promise<void> {
  const changed = await door.rows(setPassword, [id, hash]);
  if (changed.length === 0) await door.rows(insertAccount, [id, hash]);
}

const count = statement(
  'staff.count',
  `select count(*)::int as count from users where restaurant_id = $1 and role in ('waiter', 'cashier')`,
);

export async function countStaff(door: SystemTransaction, restaurantId: string): Promise<number> {
  const [found] = await door.rows<{ count: number }>(count, [restaurantId]);
  return found?.count ?? 0;
}
