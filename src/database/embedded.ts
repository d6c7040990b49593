import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#lib/free-port.ts';
import { StartupError } from '../lib/startup-error.ts';
import { openArchive } from './backup/wal-archive.ts';
import { openDataFolder, readSecrets } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import { writeDurably } from './durable-file.ts';
import { chooseAccount } from './embedded-account.ts';
import { findBinaries } from './embedded-binaries.ts';
import { clusterUrl, ensureDatabase } from './embedded-database.ts';
import { clusterExists, createCluster, discardDrafts } from './embedded-initdb.ts';
import { findPostmaster } from './embedded-orphan.ts';
import { launch, type Place, type Postmaster, shutDown, watch } from './embedded-postmaster.ts';
import { postgresSettings } from './embedded-settings.ts';
import { prepareSocketDir } from './embedded-socket.ts';
import { supervise } from './embedded-supervisor.ts';

export type EmbeddedDatabase = {
  /** Superuser, database `comanda`, through the socket where there is one. */
  ownerUrl: string;
  socketDir: string | null;
  port: number;
  stop(): Promise<void>;
};

/** Runs a PostgreSQL of our own in the data folder, keeps it running, and stops it with the application. */
export async function startEmbedded(options: {
  dataDir: string;
  log: (line: string) => void;
  /** Where backups are kept, and with them the write-ahead log; null: nowhere. */
  backupDir?: string | null;
  /** Ends a start that is under way, and what it has started so far. */
  signal?: AbortSignal;
}): Promise<EmbeddedDatabase> {
  const { signal = AbortSignal.any([]) } = options;
  const folder = openDataFolder(options.dataDir);
  const unlock = lockDataFolder(folder);
  let started: Started | null = null;
  try {
    const { databasePassword } = readSecrets(folder);
    started = await startServer(folder, databasePassword, {
      log: options.log,
      backupDir: options.backupDir ?? null,
      signal,
    });
    const { place } = started;
    const url = clusterUrl(place.socketDir, place.port, databasePassword);
    await ensureDatabase(url, signal);
    const stopServer = supervise(started.postmaster, place, options.log);
    const stop = async () => {
      await stopServer();
      rmSync(place.socketDir, { recursive: true, force: true });
      unlock();
    };
    let stopping: Promise<void> | null = null;
    return {
      ownerUrl: url,
      socketDir: place.socketDir,
      port: place.port,
      stop: () => {
        stopping ??= stop();
        return stopping;
      },
    };
  } catch (error) {
    if (started) await shutDown(started.postmaster);
    unlock();
    throw error;
  }
}

type Manner = { log: (line: string) => void; backupDir: string | null; signal: AbortSignal };
type Started = { postmaster: Postmaster; place: Place };

async function startServer(folder: string, password: string, { log, backupDir, signal }: Manner): Promise<Started> {
  const cluster = path.join(folder, 'postgres');
  const { postgres, initdb } = await findBinaries();
  const account = chooseAccount(cluster, [postgres, folder]);
  const settings = postgresSettings(backupDir && openArchive(backupDir, account));
  discardDrafts(folder);
  if (!clusterExists(cluster)) {
    log(`Making a new database in ${cluster}`);
    await createCluster({ folder, cluster, initdb, account, password, signal });
  }
  const shared = { postgres, account, cluster, logFile: path.join(folder, 'postgres.log') };
  const settingsFile = path.join(cluster, 'postgresql.conf');
  const settingsKept = readFileSync(settingsFile, 'utf8') === settings;

  const orphan = await settledOrphan(cluster, signal);
  if (orphan !== null) {
    if (settingsKept && orphan.status === 'ready' && existsSync(orphan.socketDir)) {
      log(`Taking over the PostgreSQL (process ${orphan.pid}) that an earlier run left behind`);
      return { postmaster: watch(orphan.pid), place: { ...shared, socketDir: orphan.socketDir, port: orphan.port } };
    }
    log(`Stopping the PostgreSQL (process ${orphan.pid}) that an earlier run left behind`);
    await shutDown(watch(orphan.pid));
  }
  if (!settingsKept) writeDurably(settingsFile, settings);
  const socketDir = prepareSocketDir(folder, account);
  for (let attempt = 1; ; attempt++) {
    const place: Place = { ...shared, socketDir, port: await freePort() };
    try {
      return { postmaster: await launch(place, signal), place };
    } catch (error) {
      const taken = error instanceof StartupError && error.code === 'DATABASE_PORT_TAKEN';
      if (!taken || attempt === 5) throw error;
    }
  }
}

/** A server that was killed while starting or stopping soon is either ready or gone. */
async function settledOrphan(cluster: string, signal: AbortSignal) {
  for (let orphan = findPostmaster(cluster); orphan !== null; orphan = findPostmaster(cluster)) {
    if (orphan.status === 'ready') return orphan;
    await sleep(50, undefined, { signal });
  }
  return null;
}
