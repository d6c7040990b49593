import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../serves.ts';
import type { TableCode, tables } from './contract.ts';
import { qrSvg } from './qr.ts';
import { newShortCode, newTableSecret, tableUrl } from './secret.ts';

interface Held {
  id: string;
  number: number;
  shortCode: string;
  secret: string;
  slug: string;
}

// With one id, that table alone; with a limit, the first.
const held = statement(
  'tables.codes',
  `select t.id, t.number, t.short_code as "shortCode", t.secret, r.slug
   from tables t join restaurants r on r.id = t.restaurant_id
   where t.restaurant_id = $1 and t.deleted_at is null and ($2::uuid is null or t.id = $2) order by t.number limit $3`,
);

export async function tableCodes(scope: Scope, publicUrl: string, most: number | null = null): Promise<TableCode[]> {
  const tables = await scope.rows<Held>(held, [scope.restaurantId, null, most]);
  return tables.map((table) => codeOf(table, publicUrl));
}

export async function tableCode(scope: Scope | TransactionScope, id: string, publicUrl: string): Promise<TableCode> {
  const [table] = await scope.rows<Held>(held, [scope.restaurantId, id, null]);
  if (!table) throw new CodedError('table_not_found');
  return codeOf(table, publicUrl);
}

function codeOf({ id, number, shortCode, secret, slug }: Held, publicUrl: string): TableCode {
  const url = tableUrl(publicUrl, slug, number, secret);
  return { id, number, shortCode, url, svg: qrSvg(url) };
}

// Names the code that is to be replaced: the same request again finds another one and leaves it.
const rotate = statement(
  'tables.rotate',
  `update tables set secret = $4, short_code = $5, secret_rotated_at = $6, revision = revision + 1
   where restaurant_id = $1 and id = $2 and short_code = $3 and deleted_at is null returning id`,
);

type Rotation = InputOf<typeof tables.rotate> & { now: Date };

/** From the commit on, neither the old secret nor the old short code admits anyone, cookies that hold it included. */
export function rotateTable(scope: Scope, { id, shortCode, now }: Rotation, publicUrl: string): Promise<TableCode> {
  return scope.transaction(async (tx) => {
    const fresh = [newTableSecret(), newShortCode(), now.toISOString()];
    const rotated = await tx.rows(rotate, [tx.restaurantId, id, shortCode, ...fresh]);
    if (rotated.length > 0) await tx.changed('tables', id, id);
    return tableCode(tx, id, publicUrl);
  });
}

// In one sequence, so that this and another change of several tables never wait for one another.
const rotatable = statement(
  'tables.rotatable',
  `select id from tables where restaurant_id = $1 and deleted_at is null and secret_rotated_at <= $2 order by id for update`,
);

const rotateAll = statement(
  'tables.rotateAll',
  `update tables t set secret = fresh.secret, short_code = fresh.short_code, secret_rotated_at = $5, revision = revision + 1
   from unnest($2::uuid[], $3::text[], $4::text[]) as fresh (id, secret, short_code)
   where t.restaurant_id = $1 and t.id = fresh.id`,
);

/** What was rotated after the caller looked stays: the same request again changes nothing more. */
export function rotateTables(scope: Scope, seenAt: string, now: Date): Promise<OutputOf<typeof tables.rotateAll>> {
  return scope.transaction(async (tx) => {
    const ids = (await tx.rows<{ id: string }>(rotatable, [tx.restaurantId, seenAt])).map(({ id }) => id);
    const fresh = [ids.map(newTableSecret), ids.map(newShortCode), now.toISOString()];
    if (ids.length > 0) await tx.rows(rotateAll, [tx.restaurantId, ids, ...fresh]);
    for (const id of ids) await tx.changed('tables', id, id);
    return { rotated: ids.length };
  });
}
