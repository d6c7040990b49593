import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const counted = statement(
  'restaurants.listed',
  'select count(*)::int as count from restaurants where active and not for_visitors',
);
const slugs = statement(
  'restaurants.listedSlugs',
  'select slug from restaurants where active and not for_visitors order by id offset $1 limit $2',
);

/** How many restaurants the public may know of. */
export async function countListed(system: SystemDoor): Promise<number> {
  const [row] = await system.rows<{ count: number }>(counted);
  return row?.count ?? 0;
}

/** Their slugs, oldest first, so that a new one is at the end of the last part. */
export async function listedSlugs(system: SystemDoor, from: number, most: number): Promise<string[]> {
  return (await system.rows<{ slug: string }>(slugs, [from, most])).map(({ slug }) => slug);
}

const every = statement('restaurants.everySlug', 'select id, slug from restaurants order by slug');

/** All there are, at work or not. */
export function everySlug(system: SystemDoor): Promise<{ id: string; slug: string }[]> {
  return system.rows(every);
}
