import { baseBackup, dropBackups } from '#database/backup/base-backup.ts';
import { StartupError } from '#lib/startup-error.ts';
import { commandOptions } from './command-options.ts';
import { readConfig } from './config.ts';
import { reach } from './reach.ts';

/** How many are left, the new one among them; null: all. */
function keptOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new StartupError('CONFIG_INVALID', '--keep must be how many backups are left, 1 or more');
}

try {
  const keep = keptOf(commandOptions({ keep: { type: 'string' } }).keep);
  const { backupDir, ...config } = readConfig(process.env, process.cwd());
  if (backupDir === null)
    throw new StartupError(
      'CONFIG_INVALID',
      'BACKUP_DIR must be set to where backups are kept (of the built-in database)',
    );
  const { ownerUrl, leave } = await reach({ ...config, backupDir });
  try {
    const { folder, note } = await baseBackup({ dataDir: config.dataDir, backupDir, ownerUrl });
    const dropped = keep === null ? 0 : dropBackups(backupDir, keep);
    const size = `${note.files} files, ${Math.ceil(note.bytes / 1_000_000)} MB`;
    process.stdout.write(`${folder}: ${size}; restores to any moment since ${note.finishedAt}\n`);
    if (dropped > 0) process.stdout.write(`${dropped} older deleted\n`);
  } finally {
    await leave();
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}
