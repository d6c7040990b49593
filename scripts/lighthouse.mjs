// `npm run lighthouse [-- --runs 3] [--public] [path ...]`: the diner's menu, the public pages or other paths on a simulated cheap
// phone; the median run counts.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
const args = process.argv.slice(2);
const at = args.indexOf('--runs');
const runs = at >= 0 ? Number(args.splice(at, 2)[1]) : 3;
const publicPages = ['/', '/restaurants', '/pricing', '/r/restaurant-demo', '/r/restaurant-demo/menu'];
const asked = args.flatMap((arg) => (arg === '--public' ? publicPages : arg));
const paths = asked.length > 0 ? asked : ['/r/restaurant-demo/table/7/menu'];

const instance = spawn(pinnedNode, ['tests/support/browser/journey-instance.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface({ input: instance.stdout }), 'line');
const { url } = JSON.parse(line);

const { launch } = await import('chrome-launcher');
const { default: lighthouse } = await import('lighthouse');
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  for (const path of paths) {
    const reports = [];
    for (let run = 0; run < runs; run += 1)
      reports.push((await lighthouse(`${url}${path}`, { port: chrome.port })).lhr);
    reports.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    print(path, reports[Math.floor(runs / 2)]);
  }
} finally {
  chrome.kill();
  instance.kill('SIGTERM');
}

function print(path, { categories, audits }) {
  console.log(path);
  for (const { title, score } of Object.values(categories)) console.log(`  ${title}: ${Math.round(score * 100)}`);
  for (const id of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
    'total-byte-weight',
  ]) {
    console.log(`  ${audits[id].title}: ${audits[id].displayValue ?? audits[id].numericValue}`);
  }
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue } of failed) console.log(`  - ${id}: ${title} ${displayValue ?? ''}`);
}
