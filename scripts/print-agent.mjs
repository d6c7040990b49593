// `npm run print-agent`: brings what the service wants printed to the printers of this network.
import { ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
handOver(['src/print-agent/main.ts', ...process.argv.slice(2)], process.env);
