import { chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../lib/startup-error.ts';
import { openFolder } from '../data-folder.ts';
import type { Account } from '../embedded-account.ts';

export const archiveIn = (backupDir: string) => path.join(backupDir, 'wal');

/** The folder that PostgreSQL, as whoever it runs, writes its log into. */
export function openArchive(backupDir: string, account: Account): string {
  openFolder(backupDir, 'BACKUP_DIR');
  const archive = archiveIn(backupDir);
  try {
    mkdirSync(archive, { recursive: true, mode: 0o700 });
    if (account.lent) chownSync(archive, account.uid, account.gid);
  } catch (cause) {
    throw new StartupError(
      'BACKUP_FOLDER_NOT_WRITABLE',
      `The folder ${archive} cannot be written to: see BACKUP_DIR.`,
      {
        cause,
      },
    );
  }
  return archive;
}

/** As a shell reads it, in a setting where PostgreSQL reads `%` first. */
const word = (text: string) => `'${text.replaceAll('%', '%%').replaceAll("'", `'\\''`)}'`;

/**
 * A file is there whole or not at all. One that is there already is compared: after a crash PostgreSQL hands over the same once more, and
 * what is different comes from another database, which must not write there.
 */
export function archiveCommand(archive: string): string {
  const file = `${word(archive)}/%f.gz`;
  return (
    `if test -f ${file}; then gzip -dc ${file} | cmp -s - "%p"; ` +
    `else gzip -1 < "%p" > ${file}.part && sync ${file}.part && mv ${file}.part ${file}; fi`
  );
}

/** From the archive; and what did not get there yet from the folder of the database that was, if it is still there. */
export function restoreCommand(archive: string, former: string | null): string {
  const file = `${word(archive)}/%f.gz`;
  const fetch = `{ test -f ${file} && gzip -dc ${file} > "%p"; }`;
  return former === null ? fetch : `${fetch} || cp ${word(path.join(former, 'pg_wal'))}/%f "%p"`;
}
