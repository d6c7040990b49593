import path from 'node:path';
import { readSecrets } from '#database/data-folder.ts';
import { startEmbedded } from '#database/embedded.ts';
import { clusterUrl } from '#database/embedded-database.ts';
import { clusterExists } from '#database/embedded-initdb.ts';
import { findPostmaster } from '#database/embedded-orphan.ts';
import { StartupError } from '#lib/startup-error.ts';
import type { Config } from './config.ts';

/** The database of the service, also while it runs; one of its own is started for the time being where it does not. */
export async function reach({
  databaseUrl,
  dataDir,
  backupDir,
}: Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir'>): Promise<{ ownerUrl: string; leave(): Promise<void> }> {
  const leave = async () => {};
  if (databaseUrl !== null) return { ownerUrl: databaseUrl, leave };
  const cluster = path.join(dataDir, 'postgres');
  // A new one would hold nothing, and every chain in it.
  if (!clusterExists(cluster)) throw new StartupError('DATABASE_MISSING', `There is no database in ${dataDir}.`);
  const running = findPostmaster(cluster);
  if (running?.status === 'ready') {
    const { databasePassword } = readSecrets(dataDir);
    return { ownerUrl: clusterUrl(running.socketDir, running.port, databasePassword), leave };
  }
  const embedded = await startEmbedded({ dataDir, backupDir, log: (line) => console.warn(line) });
  return { ownerUrl: embedded.ownerUrl, leave: () => embedded.stop() };
}
