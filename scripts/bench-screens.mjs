// `npm run bench:screens`: scrolls the kitchen's display with 400 open lines in a real browser; prints long tasks and frame times.
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
handOver(['bench/display/main.ts', ...process.argv.slice(2)], {
  ...process.env,
  NODE_ENV: 'production',
  CHROMIUM_PATH: ensureChromium(),
});
