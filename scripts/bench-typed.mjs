// `npm run bench:typed`: reads typed orders and compares them with what was meant; `-- --corpus file` for sentences of one's own.
import { ensureInstalled, handOver } from './prepare.mjs';

const args = process.argv.slice(2);
// Whoever asks for JSON reads standard output; what is said meanwhile goes to standard error.
if (args.includes('--json')) console.log = console.error;
await ensureInstalled();
handOver(['bench/typed/main.ts', ...args], process.env);
