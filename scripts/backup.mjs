// `npm run backup`: a copy of the built-in database in BACKUP_DIR, also while it works; `-- --keep 7` deletes all but the last seven.
import { ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
handOver(['src/server/backup.ts', ...process.argv.slice(2)], process.env);
