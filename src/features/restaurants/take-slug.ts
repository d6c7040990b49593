import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { slugify } from './slug.ts';

// One at a time, until the transaction ends: whoever waits sees what the other has taken.
const lock = statement('slugs.lock', `select pg_advisory_xact_lock(hashtextextended('slugs', 0))`);
const taken = statement(
  'slugs.taken',
  `select slug from (select slug from restaurants union all select slug from restaurant_former_slugs) known
   where slug = $1 or (starts_with(slug, $1 || '-') and substr(slug, length($1) + 2) ~ '^[0-9]+$')`,
);

/** The address of a new restaurant: from its name, with -2, -3 where restaurants have it or had it once. */
export async function takeSlug(door: SystemTransaction, name: string): Promise<string> {
  const base = slugify(name);
  await door.rows(lock);
  const rows = await door.rows<{ slug: string }>(taken, [base]);
  const used = new Set(rows.map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!used.has(slug)) return slug;
  }
}
