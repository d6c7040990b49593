// `npm run restore`: brings DATA_DIR back to what BACKUP_DIR holds; `-- --to 2026-11-24T21:30:00-03:00` to that moment.
import { ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
handOver(['src/server/restore.ts', ...process.argv.slice(2)], process.env);
