import { readSecrets } from '#database/data-folder.ts';
import { pendingMigrations } from '#database/migrate.ts';
import { StartupError } from '#lib/startup-error.ts';
import { commandOptions } from './command-options.ts';
import { type Config, readConfig } from './config.ts';
import { openDatabase } from './database.ts';
import { reach } from './reach.ts';
import { type Report, reportText, verifyBills } from './verify.ts';

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
  const { json } = commandOptions({ json: { type: 'boolean' } });
  const report = await verify(readConfig(process.env, process.cwd()));
  process.stdout.write(`${json ? JSON.stringify(report, null, 2) : reportText(report)}\n`);
  process.exitCode = report.broken.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  // What was opened half goes on trying to connect.
  process.exit(2);
}
