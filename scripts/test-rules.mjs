// `npm run test:rules`: the tests of pure rules alone, in seconds; they need neither database nor browser nor build.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const run = (...args) => spawnSync(pinnedNode, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
const generated = run('scripts/generate.mjs');
process.exit(generated || run('node_modules/vitest/vitest.mjs', 'run', '--project', 'rules', ...process.argv.slice(2)));
