import { CodedError } from '#lib/errors.ts';

/** What is listed here is listed newest first, unless it says otherwise; a position is the row's instant in UTC, as the database writes it. */
export interface Position {
  at: string;
  id: string;
}

const written = /^(-?infinity|\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(TBC)?)$/;
const beginnings = {
  desc: { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
  asc: { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' },
};
type Direction = keyof typeof beginnings;

export const malformedCursor = () =>
  new CodedError('invalid_input', { fields: [{ path: 'cursor', message: 'fields.invalid' }] });

/** Where a page begins: a cursor is what `position` made of the last row. Anything else is malformed. */
export function positionOf(cursor: string | undefined, direction: Direction = 'desc'): Position {
  if (cursor === undefined) return beginnings[direction];
  const [, at, id] = /^(.*)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (!at || !id || !written.test(at)) throw malformedCursor();
  return { at: at.replaceAll('T', ' '), id };
}

/** SQL: a row's place in its list, as a column, and the condition that it comes after the position in $1 and $2. */
export const placed = (at: string, id: string) =>
  `replace((${at} at time zone 'UTC')::text, ' ', 'T') || '_' || ${id} as position`;
export const comesAfter = (at: string, id: string, direction: Direction = 'desc') =>
  `(${at}, ${id}) ${direction === 'asc' ? '>' : '<'} ($1::timestamp at time zone 'UTC', $2::uuid)`;

/** SQL: joins what a listed row names, looked up for each: a page ends long before all that there are would have been read for it. */
export const lookedUp = (table: 'restaurants' | 'plans', as: string, id: string) =>
  `join lateral (select * from ${table} where id = ${id} limit 1) ${as} on true`;

/** SQL: one of the columns has the words in $3 somewhere, whatever their accents and capitals; a null looks for nothing. */
export const has = (...columns: string[]) =>
  `($3::text is null or folded(concat_ws(' ', ${columns.join(', ')})) like '%' || folded($3::text) || '%')`;

/** The words that are looked for, with what LIKE takes for a wildcard made literal. */
export function words(search: string | undefined): string | null {
  return search ? search.replace(/[\\%_]/g, '\\$&') : null;
}

/** One page of the rows that were read, one more than it holds, and where the next begins. */
export function cut<Row extends { position: string }>(rows: Row[], size: number) {
  const page = rows.slice(0, size);
  const nextCursor = rows.length > size ? (page.at(-1)?.position ?? null) : null;
  return { page: page.map(({ position: _, ...row }) => row), nextCursor };
}
