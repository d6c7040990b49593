import path from 'node:path';
import { readSecrets } from '#database/data-folder.ts';
import { startEmbedded } from '#database/embedded.ts';
import { clusterUrl } from '#database/embedded-database.ts';
import { clusterExists } from '#database/embedded-initdb.ts';
import { findPostmaster } from '#database/embedded-orphan.ts';
import { pendingMigrations } from '#database/migrate.ts';
import { StartupError } from '#lib/startup-error.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { type Report, reportText, verifyBills } from './verify.ts';

/** The database of the service, also while it runs; one of its own is started for the time being where it does not. */
async function reach({ databaseUrl, dataDir }: Config): Promise<{ ownerUrl: string; leave(): Promise<void> }> {
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
  const embedded = await startEmbedded({ dataDir, log: (line) => console.warn(line) });
  return { ownerUrl: embedded.ownerUrl, leave: () => embedded.stop() };
}

async function verify(config: Config): Promise<Report> {
  const { ownerUrl, leave } = await reach(config);
  try {
    const appSecret = config.appSecret ?? readSecrets(config.dataDir).appSecret;
    const database = await openDatabase(ownerUrl, appSecret, (error) => console.error(error));
    try {
      const pending = await pendingMigrations(database.systemPool);
      if (pending.length > 0)
        throw new StartupError('MIGRATIONS_PENDING', 'The database is of an older version: start the service once.');
      return await verifyBills(database, new Date());
    } finally {
      await database.close();
    }
  } finally {
    await leave();
  }
}

try {
  const report = await verify(readConfig(process.env, process.cwd()));
  const json = process.argv.includes('--json');
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  process.exitCode = report.broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  // What was opened half goes on trying to connect.
  process.exit(2);
}
