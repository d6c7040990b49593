// `npm run test:journeys -- WORD...`: the journeys whose file has one of the words in its name, all without one.
// Options go to Playwright: `-- --grep @core --repeat-each 5`.
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), HEADLESS_SHELL_PATH: ensureHeadlessShell() };
await ensureBuilt();
handOver(['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], env);
