import { restore } from '#database/backup/restore.ts';
import { StartupError } from '#lib/startup-error.ts';
import { commandOptions } from './command-options.ts';
import { readConfig } from './config.ts';

/** The moment, in a form that names its time zone; null: as far as the log goes. */
function momentOf(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  if (moment && !Number.isNaN(moment.getTime())) return moment;
  throw new StartupError('CONFIG_INVALID', '--to must be a moment with its zone, as in 2026-11-24T21:30:00-03:00');
}

try {
  const to = momentOf(commandOptions({ to: { type: 'string' } }).to);
  const { backupDir, dataDir } = readConfig(process.env, process.cwd());
  if (backupDir === null)
    throw new StartupError(
      'CONFIG_INVALID',
      'BACKUP_DIR must be set to where backups are kept (of the built-in database)',
    );
  const { from, aside } = await restore({ dataDir, backupDir, to });
  process.stdout.write(`Restored from ${from}${to ? ` to ${to.toISOString()}` : ' as far as its log goes'}\n`);
  if (aside) process.stdout.write(`What was there lies in ${aside}\n`);
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
