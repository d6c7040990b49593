// `npm run dev`: starts again when the server's code changes; the pages reload by themselves.
import { spawnSync } from 'node:child_process';
import { ensureInstalled, fail, handOver, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const { status } = spawnSync(pinnedNode, ['scripts/generate.mjs'], { cwd: root, stdio: 'inherit' });
if (status !== 0) fail('The generated files could not be made');
const env = { ...process.env, NODE_ENV: 'development', COMANDA_DEV: '1' };
handOver(['--watch', '--watch-preserve-output', 'src/server/main.ts'], env);
