import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '#lib/free-port.ts';
import { StartupError } from '../../lib/startup-error.ts';
import { openDataFolder, readSecrets } from '../data-folder.ts';
import { lockDataFolder } from '../data-lock.ts';
import { syncFolder, writeDurably } from '../durable-file.ts';
import { type Account, chooseAccount } from '../embedded-account.ts';
import { findBinaries } from '../embedded-binaries.ts';
import { clusterUrl } from '../embedded-database.ts';
import { findPostmaster } from '../embedded-orphan.ts';
import { launch, type Place, shutDown } from '../embedded-postmaster.ts';
import { postgresSettings } from '../embedded-settings.ts';
import { prepareSocketDir } from '../embedded-socket.ts';
import { listBackups } from './base-backup.ts';
import { copyCluster } from './copy-cluster.ts';
import { openArchive, restoreCommand } from './wal-archive.ts';

export interface Restored {
  /** The backup that it began with. */
  from: string;
  /** Where the database that was there before lies now. */
  aside: string | null;
}

/** Brings a data folder back to a moment, or as far as the log goes. Nothing that was there is deleted. */
export async function restore(place: { dataDir: string; backupDir: string; to: Date | null }): Promise<Restored> {
  const { backupDir, to } = place;
  const folder = openDataFolder(place.dataDir);
  const unlock = lockDataFolder(folder);
  try {
    const cluster = path.join(folder, 'postgres');
    if (findPostmaster(cluster))
      throw new StartupError('DATA_FOLDER_IN_USE', `A PostgreSQL works in ${cluster}: stop the service first.`);
    const from = backupBefore(backupDir, to);
    const { postgres } = await findBinaries();
    const account = chooseAccount(cluster, [postgres, folder]);
    const archive = openArchive(backupDir, account);
    const aside = putAside(cluster);
    try {
      copyCluster(path.join(from, 'postgres'), cluster, account.lent ? account : null);
      // Copying leaves those out of every folder: this one's were written by the backup.
      beginRecovery(from, cluster, account);
      writeDurably(path.join(cluster, 'postgresql.conf'), postgresSettings(null));
      const recovering: Place = {
        postgres,
        account,
        cluster,
        socketDir: prepareSocketDir(folder, account),
        port: await freePort(),
        logFile: path.join(folder, 'postgres.log'),
        settings: [
          `restore_command=${restoreCommand(archive, aside)}`,
          'recovery_target_action=promote',
          // By its offset: names of zones, 'Z' among them, are not known yet where this is read.
          ...(to ? [`recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`] : []),
        ],
      };
      await recover(recovering, readSecrets(from).databasePassword, to);
    } catch (error) {
      // What was there is there again: whoever asked for what cannot be had has lost nothing.
      rmSync(cluster, { recursive: true, force: true });
      if (aside) renameSync(aside, cluster);
      throw error;
    }
    for (const name of ['secrets.json', 'settings.json', 'media']) bringBack(from, folder, name);
    syncFolder(folder);
    return { from, aside };
  } finally {
    unlock();
  }
}

function backupBefore(backupDir: string, to: Date | null): string {
  const all = listBackups(backupDir);
  const fits = all.filter(({ note }) => to === null || new Date(note.finishedAt) <= to);
  const last = fits.at(-1);
  if (last) return last.folder;
  const [first] = all;
  throw new StartupError(
    'BACKUP_MISSING',
    first
      ? `The first backup in ${backupDir} is of ${first.note.finishedAt}: nothing before that can be restored.`
      : `There is no backup in ${backupDir}. Run npm run backup, or set BACKUP_DIR to where they are.`,
  );
}

function putAside(cluster: string): string | null {
  if (!existsSync(cluster)) return null;
  const aside = `${cluster}.before-${new Date().toISOString().replaceAll(':', '-')}`;
  renameSync(cluster, aside);
  return aside;
}

/** The secrets that its rows were sealed with are a part of it. */
function bringBack(from: string, folder: string, name: string): void {
  const source = path.join(from, name);
  if (existsSync(source)) cpSync(source, path.join(folder, name), { recursive: true });
}

function beginRecovery(from: string, cluster: string, account: Account): void {
  const write = (name: string, content: string) => {
    const file = path.join(cluster, name);
    writeDurably(file, content);
    if (account.lent) chownSync(file, account.uid, account.gid);
  };
  write('backup_label', readFileSync(path.join(from, 'postgres', 'backup_label'), 'utf8'));
  write('recovery.signal', '');
}

/** Plays the log until it ends or the moment is reached, and stops the server again. */
async function recover(place: Place, password: string, to: Date | null): Promise<void> {
  const begun = existsSync(place.logFile) ? statSync(place.logFile).size : 0;
  try {
    await play(place, password);
  } catch (cause) {
    const said = readFileSync(place.logFile).subarray(begun).toString();
    if (to && said.includes('recovery ended before configured recovery target was reached'))
      throw new StartupError(
        'RESTORE_PAST_THE_LOG',
        `The log ends before ${to.toISOString()}. Leave --to out to go as far as it goes.`,
        { cause },
      );
    const reason = /(?:FATAL|PANIC): .*/.exec(said)?.[0] ?? String(cause);
    throw new StartupError('RESTORE_FAILED', `Nothing was restored: ${reason} (log: ${place.logFile})`, { cause });
  }
}

async function play(place: Place, password: string): Promise<void> {
  const postmaster = await launch(place);
  try {
    const client = new pg.Client({ connectionString: clusterUrl(place.socketDir, place.port, password) });
    client.on('error', () => {});
    await client.connect();
    try {
      for (;;) {
        const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
        if (!rows[0]?.recovering) break;
        await sleep(50);
      }
    } finally {
      await client.end();
    }
  } finally {
    await shutDown(postmaster);
    rmSync(place.socketDir, { recursive: true, force: true });
  }
}
