import pg from 'pg';

const { builtins } = pg.types;

/**
 * How this code reads rows: bigint as a number (cents and counters stay far below 2^53), instants as ISO strings, numeric as
 * text. The authentication library keeps the driver's own reading.
 */
export const rowTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === builtins.INT8) return Number;
    if (oid === builtins.TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    return pg.types.getTypeParser(oid, format);
  },
};
