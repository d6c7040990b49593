// `npm run bench`: measures the running program. `-- --json` prints one JSON object, `-- --seconds=3` measures for a shorter time.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

const args = process.argv.slice(2);
// Whoever asks for JSON reads standard output; what is said meanwhile goes to standard error.
if (args.includes('--json')) console.log = console.error;
await ensureInstalled();
await ensureBuilt();
handOver(['bench/main.ts', ...args], { ...process.env, NODE_ENV: 'production' });
