// `npm run build`: the generated sources, the browser's and the server's bundles, what diners' pages carry in
// themselves, and compressed copies.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, fail, markBuilt, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
step('scripts/generate.mjs');
step('node_modules/@react-router/dev/bin.cjs', 'build');
step('scripts/boot.mjs');
step('scripts/precompress.mjs', path.join('build', 'client', 'assets'));
markBuilt();

function step(script, ...args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(pinnedNode, [script, ...args], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) fail(`${script} failed`);
}
