// `npm run dev`: starts again when the server's code changes; the pages reload by themselves.
import { ensureInstalled, generate, handOver } from './prepare.mjs';

await ensureInstalled();
generate();
const env = { ...process.env, NODE_ENV: 'development', COMANDA_DEV: '1' };
handOver(['--watch', '--watch-preserve-output', 'src/server/main.ts'], env);
