import pg from 'pg';
import { withoutTurns } from '#lib/direction.ts';

const { builtins } = pg.types;
const textArray: number = 1009;

const read: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: Number,
  [builtins.DATE]: (text) => instantFrom(text).slice(0, 10),
  [builtins.TIMESTAMPTZ]: instantFrom,
  [builtins.TEXT]: withoutTurns,
  [builtins.VARCHAR]: withoutTurns,
  [textArray]: (text) => pg.types.getTypeParser(textArray)(withoutTurns(text)),
  // PostgreSQL writes these characters as they are, never as \u...
  [builtins.JSON]: (text) => JSON.parse(withoutTurns(text)),
  [builtins.JSONB]: (text) => JSON.parse(withoutTurns(text)),
};

/**
 * How this code reads rows: bigint as a number (cents and counters stay far below 2^53), days as YYYY-MM-DD, instants as ISO strings,
 * numeric as text, texts without what would turn around those beside them. The authentication library keeps the driver's own reading.
 */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format !== 'binary' && read[oid]) || pg.types.getTypeParser(oid, format);
  },
};

// The database knows of days that no calendar here has ('infinity', the year 294276, the year 4713 before Christ). They are read as the
// nearest one that is left room to be reckoned from.
const first = Date.UTC(1000, 0, 2);
const last = Date.UTC(8999, 11, 30);

/** What the database writes of an instant or a day, as an ISO instant. */
export function instantFrom(text: string): string {
  if (text === 'infinity') return new Date(last).toISOString();
  if (text === '-infinity' || text < '1' || text.endsWith('BC')) return new Date(first).toISOString();
  const at = Date.parse(text);
  return new Date(Number.isNaN(at) ? last : Math.min(Math.max(at, first), last)).toISOString();
}
