import type { SystemDoor } from '#database/system-door.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../serves.ts';
import type { Listed, restaurants } from './contract.ts';
import { specialDaysFrom } from './opening/special-days.ts';

export const directoryPage = 24;
/** More words than this narrow nothing down that people look for. */
const mostWords = 5;

type Direction = 'first' | 'after' | 'before';

/** One statement for each number of words: each word is a condition of its own, which the index of trigrams can serve. */
function reading(direction: Direction, words: number): Statement {
  const [than, order] = direction === 'before' ? ['<', 'desc'] : ['>', 'asc'];
  // Selected, so that what was typed is folded once and not for each row.
  const conditions = Array.from(
    { length: words },
    (_, n) => `and search_text like (select '%' || folded($${n + 2}) || '%')`,
  );
  // Of the restaurant that the page begins after, or ends before, its place in the order is known to the database.
  const start = `and (search_name, id) ${than} ((select search_name from restaurants where id = $1), $1::uuid)`;
  return statement(
    `restaurants.directory.${direction}.${words}`,
    `select id, name, slug, description, address, phone, timezone, opening_hours as "openingHours", special_days as "specialDays",
       img_url as "imgUrl", cover_image_url as "coverImageUrl",
       coalesce((select c.primary_color from customization c where c.restaurant_id = r.id), '#0B3B33') as "primaryColor"
     from restaurants r
     where active and not for_visitors ${conditions.join(' ')} ${direction === 'first' ? 'and $1::uuid is null' : start}
     order by search_name ${order}, id ${order} limit ${directoryPage + 1}`,
  );
}
const readings = new Map<string, Statement>();
for (const direction of ['first', 'after', 'before'] as const)
  for (let words = 0; words <= mostWords; words += 1) readings.set(`${direction} ${words}`, reading(direction, words));

/** A page of the restaurants that guests may visit, by name, with their single days from a date on. Accents and case do not matter to the search. */
export async function readDirectory(
  system: SystemDoor,
  { q = '', cursor }: InputOf<typeof restaurants.directory>,
  daysFrom: string,
): Promise<OutputOf<typeof restaurants.directory>> {
  const words = wordsOf(q);
  const [direction, start] = startOf(cursor);
  const read = readings.get(`${direction} ${words.length}`)!;
  const rows = await system.rows<Listed & { id: string }>(read, [start, ...words]);
  const more = rows.length > directoryPage;
  const page = rows.slice(0, directoryPage);
  if (direction === 'before') page.reverse();
  const first = page[0]?.id;
  const last = page.at(-1)?.id;
  const [before, after] = direction === 'before' ? [more, true] : [direction === 'after', more];
  return {
    restaurants: page.map(({ id: _, ...listed }) => ({
      ...listed,
      specialDays: specialDaysFrom(listed.specialDays, daysFrom),
    })),
    next: after && last ? `a.${last}` : null,
    previous: before && first ? `b.${first}` : null,
  };
}

/** As patterns: what has a meaning in one is escaped. */
function wordsOf(typed: string): string[] {
  const words = typed.replaceAll('\0', '').split(/\s+/).filter(Boolean);
  return words.slice(0, mostWords).map((word) => word.replace(/[\\%_]/g, '\\$&'));
}

/** A cursor names the restaurant that the page begins after or ends before. Anything else is malformed. */
function startOf(cursor: string | undefined): [Direction, string | null] {
  if (cursor === undefined) return ['first', null];
  const [, side, id] = /^([ab])\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (!id) throw new CodedError('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
  return [side === 'a' ? 'after' : 'before', id];
}
