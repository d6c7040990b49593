// Writes what is derived from other sources and never committed: the message functions and the browser's routes.
import { mkdir, writeFile } from 'node:fs/promises';
import { compile } from '@inlang/paraglide-js';
import { minifyContractRouter } from '@orpc/contract';

await compile({
  project: './project.inlang',
  outdir: './src/generated/messages',
  strategy: ['baseLocale'],
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitPrettierIgnore: false,
  emitReadme: false,
});
const { contract } = await import('../src/features/contract.ts');
await mkdir('src/generated', { recursive: true });
// The browser needs methods and paths alone, and an empty `meta`: without one an entry is not taken for a call.
const unread = new Set(['summary', 'description', 'tags']);
const routes = JSON.stringify(minifyContractRouter(contract), (key, value) =>
  key === 'meta' ? {} : unread.has(key) ? undefined : value,
);
await writeFile('src/generated/contract.json', `${routes}\n`);
// The message compiler leaves timers behind that would hold this process for half a minute.
process.exit(0);
