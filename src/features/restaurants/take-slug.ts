import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { slugify } from './slug.ts';

// One at a time, until the transaction ends: whoever waits sees what the other has taken.
const lock = statement('slugs.lock', `select pg_advisory_xact_lock(hashtextextended('slugs', 0))`);
// The character after a hyphen ends what begins with the address; compared byte by byte, as the indexes are.
const taken = statement(
  'slugs.taken',
  `select slug from (select slug, id from restaurants union all select slug, restaurant_id from restaurant_former_slugs) known
   where id is distinct from $2::uuid and slug ~>=~ $1::text and slug ~<~ ($1::text || '.')
     and substr(slug, length($1) + 1) ~ '^(-[0-9]+)?$'`,
);

/**
 * The address of a restaurant: from its name, with -2, -3 where other restaurants have it or had it once. `own` is the restaurant
 * when it exists already: it may go back to an address that was its own.
 */
export async function takeSlug(door: SystemTransaction, name: string, own: string | null = null): Promise<string> {
  const base = slugify(name);
  await door.rows(lock);
  const rows = await door.rows<{ slug: string }>(taken, [base, own]);
  const used = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!used.has(slug)) return slug;
  }
}
