// `npm start`: from a fresh clone to a running program.
import { ensureBuilt, ensureInstalled, handOver } from './prepare.mjs';

await ensureInstalled();
await ensureBuilt();
// React and others are several times slower without it. The program is told when it was not the user's own wish.
const mode = process.env.NODE_ENV ? {} : { NODE_ENV: 'production', COMANDA_NODE_ENV: 'default' };
handOver(['src/server/main.ts'], { ...process.env, ...mode });
