import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { StartupError } from '../../lib/startup-error.ts';
import { openFolder } from '../data-folder.ts';
import { syncFolder, writeDurably } from '../durable-file.ts';
import { type Copied, copyCluster } from './copy-cluster.ts';
import { archiveCommand, archiveIn } from './wal-archive.ts';

/** Read before anything else of a backup; a folder without it is none. */
export interface BackupNote extends Copied {
  startedAt: string;
  /** From this moment on it can be restored to. */
  finishedAt: string;
  /** The first file of the log that it needs. */
  firstLog: string;
}

export const basesIn = (backupDir: string) => path.join(backupDir, 'base');
export const noteFile = 'backup.json';
/** What stands beside the database in a data folder and cannot be made anew. */
const beside = ['secrets.json', 'settings.json', 'media'];
const draftMark = '.part';

/** Copies the database as it is while it works, with what belongs to it. Returns the backup's folder. */
export async function baseBackup(place: { dataDir: string; backupDir: string; ownerUrl: string }) {
  const { dataDir, backupDir, ownerUrl } = place;
  // One connection from start to stop: PostgreSQL gives a backup up whose connection ends.
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await refuseOtherArchive(client, backupDir);
    const bases = openFolder(basesIn(backupDir), 'BACKUP_DIR');
    for (const name of readdirSync(bases))
      if (name.endsWith(draftMark)) rmSync(path.join(bases, name), { recursive: true });
    const { rows: clock } = await client.query<{ at: Date }>(`select now() as at, pg_backup_start('comanda', true)`);
    const startedAt = clock[0]!.at.toISOString();
    const folder = path.join(bases, startedAt.replaceAll(':', '-').replace(/\.\d+/, ''));
    const draft = `${folder}${draftMark}`;
    mkdirSync(draft, { mode: 0o700 });
    const cluster = path.join(draft, 'postgres');
    const copied = copyCluster(path.join(dataDir, 'postgres'), cluster, null);
    const { rows } = await client.query<{ labelfile: string; at: Date }>(
      'select labelfile, clock_timestamp() as at from pg_backup_stop(true)',
    );
    const { labelfile, at } = rows[0]!;
    writeDurably(path.join(cluster, 'backup_label'), labelfile);
    for (const name of beside) {
      const source = path.join(dataDir, name);
      if (existsSync(source)) cpSync(source, path.join(draft, name), { recursive: true });
    }
    const [, firstLog = ''] = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(labelfile) ?? [];
    const note: BackupNote = { startedAt, finishedAt: at.toISOString(), firstLog, ...copied };
    writeDurably(path.join(draft, noteFile), JSON.stringify(note, null, 2));
    renameSync(draft, folder);
    syncFolder(bases);
    return { folder, note };
  } finally {
    await client.end();
  }
}

/** A copy without the log that was written meanwhile restores to nothing. */
async function refuseOtherArchive(client: pg.Client, backupDir: string): Promise<void> {
  const { rows } = await client.query<{ on: boolean; command: string }>(
    `select current_setting('archive_mode') = 'on' as on, current_setting('archive_command') as command`,
  );
  const [{ on, command }] = rows as [(typeof rows)[number]];
  if (!on)
    throw new StartupError(
      'BACKUP_NOT_ARCHIVED',
      'The service runs without BACKUP_DIR: start it with the same one first.',
    );
  if (command !== archiveCommand(archiveIn(backupDir)))
    throw new StartupError(
      'BACKUP_ARCHIVED_ELSEWHERE',
      `The service runs with another BACKUP_DIR than ${backupDir}: its log is not there. Use the same one.`,
    );
}

/** The oldest first. */
export function listBackups(backupDir: string): { folder: string; note: BackupNote }[] {
  const bases = basesIn(backupDir);
  if (!existsSync(bases)) return [];
  return readdirSync(bases)
    .filter((name) => !name.endsWith(draftMark) && existsSync(path.join(bases, name, noteFile)))
    .map((name) => {
      const folder = path.join(bases, name);
      return { folder, note: JSON.parse(readFileSync(path.join(folder, noteFile), 'utf8')) as BackupNote };
    })
    .sort((a, b) => a.note.finishedAt.localeCompare(b.note.finishedAt));
}

/** Without the number of the timeline, which a restore begins anew. */
const positionOf = (log: string) => log.slice(8, 24);

/** Leaves so many backups, and the log since the first of them. */
export function dropBackups(backupDir: string, keep: number): number {
  const all = listBackups(backupDir);
  const dropped = all.slice(0, Math.max(0, all.length - keep));
  for (const { folder } of dropped) rmSync(folder, { recursive: true });
  const first = all[dropped.length]?.note.firstLog;
  const archive = archiveIn(backupDir);
  if (dropped.length === 0 || !first || !existsSync(archive)) return dropped.length;
  for (const name of readdirSync(archive)) {
    if (/^[0-9A-F]{24}(\.\w+\.backup)?\.gz$/.test(name) && positionOf(name) < positionOf(first))
      rmSync(path.join(archive, name));
  }
  return dropped.length;
}
