// `npm run check`: format, lint, types, and the rules of the house (docs/architecture.md).
import { spawnSync } from 'node:child_process';
import { ensureInstalled, pinnedNode, root } from './prepare.mjs';

await ensureInstalled();
const steps = [
  ['scripts/generate.mjs'],
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
  ['node_modules/typescript/bin/tsc', '-p', '.'],
  ['scripts/rules/main.mjs'],
];
const failed = steps.filter(([script, ...args]) => {
  const { status } = spawnSync(pinnedNode, [script, ...args], { cwd: root, stdio: 'inherit' });
  return status !== 0;
});
for (const [script] of failed) console.error(`failed: ${script}`);
process.exit(failed.length > 0 ? 1 : 0);
