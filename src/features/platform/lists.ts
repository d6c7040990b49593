import { CodedError } from '#lib/errors.ts';

/** Everything that is listed here is listed newest first; a position is exact to the microsecond that the database keeps. */
export interface Position {
  micros: string;
  id: string;
}

const end = { micros: '9999999999999999', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Where a page begins: a cursor is what `position` made of the last row. Anything else is malformed. */
export function positionOf(cursor: string | undefined): Position {
  if (cursor === undefined) return end;
  const [, micros, id] = /^(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (!micros || !id)
    throw new CodedError('invalid_input', { fields: [{ path: 'cursor', message: 'fields.invalid' }] });
  return { micros, id };
}

/** SQL: a row's place in its list, as a column, and the condition that it comes after the position in $1 and $2. */
export const placed = (at: string, id: string) =>
  `(extract(epoch from ${at}) * 1000000)::bigint || '.' || ${id} as position`;
export const comesAfter = (at: string, id: string) =>
  `(${at}, ${id}) < (timestamptz 'epoch' + $1::bigint * interval '1 microsecond', $2::uuid)`;

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
