// `npm run bench:growth`: reads the same screens on a small and on a large database; `-- --small` for a large one that is soon filled.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

const args = process.argv.slice(2);
// Whoever asks for JSON reads standard output; what is said meanwhile goes to standard error.
if (args.includes('--json')) console.log = console.error;
await ensureInstalled();
await ensureBuilt();
handOver(['bench/growth/main.ts', ...args], { ...process.env, NODE_ENV: 'production' });
