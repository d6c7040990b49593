import { readFileSync } from 'node:fs';
import { readSecrets } from '#database/data-folder.ts';
import { pendingMigrations } from '#database/migrate.ts';
import { StartupError } from '#lib/startup-error.ts';
import { commandOptions } from './command-options.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { type LedgerHead, readHeads } from './kept-heads.ts';
import { reach } from './reach.ts';
import { type Report, reportText, verifyBills } from './verify.ts';

/** A file without a single one was written by something else: it would be found in order whatever happened. */
function headsOf(file: string): LedgerHead[] {
  try {
    const heads = readHeads(readFileSync(file, 'utf8'));
    if (heads.length > 0) return heads;
  } catch (error) {
    throw new StartupError('CONFIG_INVALID', `--heads: ${file} cannot be read.`, { cause: error });
  }
  throw new StartupError('CONFIG_INVALID', `--heads: ${file} holds no last entry of a ledger.`);
}

async function verify(config: Config, kept: readonly LedgerHead[]): Promise<Report> {
  const { ownerUrl, leave } = await reach(config);
  try {
    const appSecret = config.appSecret ?? readSecrets(config.dataDir).appSecret;
    const database = await openDatabase(ownerUrl, appSecret, (error) => console.error(error));
    try {
      const pending = await pendingMigrations(database.systemPool);
      if (pending.length > 0)
        throw new StartupError('MIGRATIONS_PENDING', 'The database is of an older version: start the service once.');
      return await verifyBills(database, new Date(), kept);
    } finally {
      await database.close();
    }
  } finally {
    await leave();
  }
}

try {
  const { json, heads } = commandOptions({ json: { type: 'boolean' }, heads: { type: 'string' } });
  const kept = heads === undefined ? [] : headsOf(heads);
  const report = await verify(readConfig(process.env, process.cwd()), kept);
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  process.exitCode = report.broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  // What was opened half goes on trying to connect.
  process.exit(2);
}
