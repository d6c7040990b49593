// `npm test`: the checks, the tests of rules and server, and the journeys of the main job, from a fresh clone.
// `npm run test:all`: every test there is. The last lines say where the time went and count the tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs';
import { readPlaywright, readVitest } from './test-report.mjs';

const whole = process.argv.includes('--all');
/** How long each part took, in seconds. */
const parts = new Map();

await timed('install', ensureInstalled);
const env = await timed('browser', () => ({
  ...process.env,
  CHROMIUM_PATH: ensureChromium(),
  HEADLESS_SHELL_PATH: ensureHeadlessShell(),
}));
await timed('build', ensureBuilt);

const report = (name) => path.join(root, 'test-results', `${name}.json`);
rmSync(path.dirname(report('')), { recursive: true, force: true });
mkdirSync(path.dirname(report('')));

const checked = (await timed('check', () => run('scripts/check.mjs'))) === 0;
// Each report is read at once: Playwright empties the folder when it starts.
const server = await timed('rules and server', () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`];
  const core = ['--project=rules', '--project=server'];
  return counted(
    run('node_modules/vitest/vitest.mjs', 'run', ...reporters, ...(whole ? [] : core)),
    'vitest',
    readVitest,
  );
});
const browser = await timed('journeys', () => {
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = report('playwright');
  // The screens are walked at fewer widths.
  if (!whole) env.JOURNEYS = 'core';
  // What is part of the core holds at its first try and within a minute, or is mended.
  const core = ['--grep=@core', '--retries=0', '--timeout=60000'];
  return counted(
    run('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...(whole ? [] : core)),
    'playwright',
    readPlaywright,
  );
});

const passed = server.passed + browser.passed;
const failed = server.failed + browser.failed;
const slowest = [...server.durations, ...browser.durations].sort((a, b) => b.seconds - a.seconds).slice(0, 20);
console.log('\nThe twenty slowest, in seconds:');
for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
console.log(`\nSeconds: ${[...parts].map(([name, seconds]) => `${name} ${seconds.toFixed(0)}`).join(', ')}`);
for (const name of browser.flaky) console.log(`flaky, held only when it was tried again: ${name}`);
if (browser.flaky.length > 0) console.log(`${browser.flaky.length} flaky, counted apart`);
// Said again at the end: whoever reads only the last lines learns what failed.
for (const { name, message } of [...server.failures, ...browser.failures].slice(0, 10)) {
  console.log(`\nfailed: ${name}\n${message}`);
}
if (!checked) console.log('npm run check failed: see above');
console.log(`${passed} passed, ${failed} failed`);
process.exit(checked && passed > 0 && failed === 0 ? 0 : 1);

function run(script, ...args) {
  return spawnSync(pinnedNode, [script, ...args], { cwd: root, env, stdio: 'inherit' }).status;
}

async function timed(part, work) {
  const start = Date.now();
  const result = await work();
  parts.set(part, (Date.now() - start) / 1000);
  return result;
}

/** A runner that fails without a failed test (a file that does not load, nothing found) counts as one failure. */
function counted(status, name, read) {
  let counts = { passed: 0, failed: 0, flaky: [], failures: [], durations: [] };
  try {
    counts = read(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    console.error(`${name} wrote no report`);
    counts.failed = 1;
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
