// Prints every statement that the product's modules name, as JSON: run by itself, since the modules are read with another `statement`.
import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
const maker = '/src/database/tenant-query.ts';
const told = `
export function statement(name, text) {
  (globalThis.statements ??= new Map()).set(name, text);
  return { name, text };
}`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith(maker)) return loaded;
    const source = String(loaded.source).replace('export function statement(', 'function plainStatement(');
    return { ...loaded, source: source + told };
  },
});

const naming = globSync('{src,db}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && /\bstatement\(/.test(readFileSync(path.join(root, file), 'utf8')),
);
for (const file of naming) await import(path.join(root, file));
const { statements } = globalThis as unknown as { statements: Map<string, string> };
process.stdout.write(JSON.stringify([...statements].map(([name, text]) => ({ name, text }))));
