// `npm run print-agent`: brings what the service wants printed to the printers of this network.
import { ensureInstalled, generate, handOver } from './prepare.mjs';

await ensureInstalled();
generate();
handOver(['src/print-agent/main.ts', ...process.argv.slice(2)], process.env);
