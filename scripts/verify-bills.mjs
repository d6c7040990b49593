// `npm run verify-bills`: works out every chain of every bill and till, and every restaurant's ledger, anew, and says where one is broken;
// `-- --heads FILE` compares with what it printed earlier, `-- --json` is for programs.
import { ensureInstalled, handOver } from './prepare.mjs';

const args = process.argv.slice(2);
// Whoever asks for JSON reads standard output; what is said meanwhile goes to standard error.
if (args.includes('--json')) console.log = console.error;
await ensureInstalled();
handOver(['src/server/verify-bills.ts', ...args], process.env);
