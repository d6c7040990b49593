// `npm test`: every check and every test, from a fresh clone. The last line counts the tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const env = { ...process.env, CHROMIUM_PATH: ensureChromium(), HEADLESS_SHELL_PATH: ensureHeadlessShell() };
await ensureBuilt();

const report = (name) => path.join(root, 'test-results', `${name}.json`);
rmSync(path.dirname(report('')), { recursive: true, force: true });
mkdirSync(path.dirname(report('')));

const checked = run('scripts/check.mjs') === 0;
// Each report is read at once: Playwright empties the folder when it starts.
const unit = counted(
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report('vitest')}`,
  ),
  'vitest',
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests, flaky: [] }),
);
env.PLAYWRIGHT_JSON_OUTPUT_FILE = report('playwright');
const browser = counted(
  run('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
  'playwright',
  ({ stats, suites }) => ({ passed: stats.expected, failed: stats.unexpected, flaky: suites.flatMap(flakyIn) }),
);

const passed = unit.passed + browser.passed;
const failed = unit.failed + browser.failed;
const { flaky } = browser;
for (const name of flaky) console.log(`flaky, held only at its second try: ${name}`);
if (!checked) console.log('npm run check failed: see above');
if (flaky.length > 0) console.log(`${flaky.length} flaky, counted apart`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(checked && passed > 0 && failed === 0 ? 0 : 1);

function run(script, ...args) {
  return spawnSync(pinnedNode, [script, ...args], { cwd: root, env, stdio: 'inherit' }).status;
}

/** A runner that fails without a failed test (a file that does not load, nothing found) counts as one failure. */
function counted(status, name, read) {
  let counts = { passed: 0, failed: 0, flaky: [] };
  try {
    counts = read(JSON.parse(readFileSync(report(name), 'utf8')));
  } catch {
    console.error(`${name} wrote no report`);
    counts.failed = 1;
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

/** The names of the tests that failed and then held. */
function flakyIn({ file, suites = [], specs = [] }) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(flakyIn)];
}
