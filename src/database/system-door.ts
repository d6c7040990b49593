import type pg from 'pg';
import type { Statement } from './tenant-query.ts';

/** The door to what crosses restaurants: sign-in, look-up by slug, the platform. Its role holds just the rights for that. */
export interface SystemDoor {
  rows<T>(statement: Statement, values?: readonly unknown[]): Promise<T[]>;
}

export function systemDoor(pool: pg.Pool): SystemDoor {
  return {
    async rows<T>({ name, text }: Statement, values: readonly unknown[] = []) {
      return (await pool.query({ name, text, values: [...values] })).rows as T[];
    },
  };
}
