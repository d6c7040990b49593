import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../lib/startup-error.ts';

export type Migration = { name: string; sql: string; checksum: string };

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../db/migrations');

export function readMigrations(directory: string): Migration[] {
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const numbers = names.map((name) => /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
  const wrong = names.filter((_, index) => numbers[index] === undefined || numbers.indexOf(numbers[index]) !== index);
  if (wrong.length > 0) {
    throw new StartupError('MIGRATION_NAMES', `Not named NNNN_name.sql with a number of its own: ${wrong.join(', ')}`);
  }
  return names.map((name) => {
    const sql = readFileSync(path.join(directory, name), 'utf8');
    // A checkout on Windows may change the line ends, not the meaning.
    const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
    return { name, sql, checksum };
  });
}

/** What is still to be applied, in order. Refuses a history that these files do not continue. */
export function remaining(files: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const known = new Map(files.map((file) => [file.name, file]));
  const unknown = applied.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new StartupError(
      'DATABASE_NEWER',
      `The database was migrated by a newer version of the program (${unknown.join(', ')}). Start that version, or restore a backup.`,
    );
  }
  const changed = applied
    .filter(({ name, checksum }) => known.get(name)?.checksum !== checksum)
    .map(({ name }) => name);
  if (changed.length > 0) {
    throw new StartupError(
      'MIGRATION_CHANGED',
      `Already applied, and changed since: ${changed.join(', ')}. Put the file back as it was and make a new migration.`,
    );
  }
  const done = new Set(applied.map(({ name }) => name));
  return files.filter(({ name }) => !done.has(name));
}
