// `npm run lighthouse [-- --runs 3] [--dishes 300] [--public] [path ...]`: the diner's menu, the public pages or other paths on a simulated
// cheap phone; the median run counts. A whole address is another program's, measured beside this one, turn by turn.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureChromium } from './chromium.mjs';
import { ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
const args = process.argv.slice(2);
const optional = (name) => {
  const at = args.indexOf(name);
  return at >= 0 ? Number(args.splice(at, 2)[1]) : undefined;
};
const runs = optional('--runs') ?? 3;
const dishes = optional('--dishes');
const publicPages = ['/', '/restaurants', '/pricing', '/r/restaurant-demo', '/r/restaurant-demo/menu'];
const asked = args.flatMap((arg) => (arg === '--public' ? publicPages : arg));
const paths = asked.length > 0 ? asked : ['/r/restaurant-demo/table/7/menu'];

const instance = spawn(pinnedNode, ['tests/support/browser/journey-instance.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'production' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
const [{ url, ownerUrl }] = await once(instance, 'message');
if (dishes) await fillMenu(ownerUrl, dishes);

const { launch } = await import('chrome-launcher');
const { default: lighthouse } = await import('lighthouse');
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const reports = new Map(paths.map((path) => [path, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [path, own] of reports) own.push((await lighthouse(`${new URL(path, url)}`, { port: chrome.port })).lhr);
  for (const [path, own] of reports) {
    const blocked = own.map(({ audits }) => Math.round(audits['total-blocking-time'].numericValue));
    own.sort((a, b) => a.categories.performance.score - b.categories.performance.score);
    print(path, own[Math.floor(runs / 2)]);
    console.log(`  Total Blocking Time of each run: ${blocked.join(', ')} ms`);
  }
} finally {
  chrome.kill();
  instance.disconnect();
}

/** The demonstration's dishes again under other names, until its menu has as many. */
async function fillMenu(connectionString, count) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const columns =
      'restaurant_id, category_id, description, price_cents, image_url, preparation_minutes, tags, allergens';
    const { rows } = await client.query(`select id from restaurants where slug = 'restaurant-demo'`);
    await client.query(`select set_config('app.restaurant_id', $1, false)`, [rows[0].id]);
    const { rowCount } = await client.query(
      `with dishes as (select p.*, row_number() over (order by id) as nth, count(*) over () as had
         from products p where restaurant_id = $1 and archived_at is null)
       insert into products (name, position, ${columns})
       select d.name || ' ' || again, d.position + again * 1000, ${columns} from dishes d, generate_series(1, $2::int) again
       where d.nth + again * d.had <= $2`,
      [rows[0].id, count],
    );
    console.log(`${rowCount} more dishes`);
  } finally {
    await client.end();
  }
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
