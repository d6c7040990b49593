// Prints every statement that the product's modules name, as JSON: run by itself, since the modules are read with another `statement`.
// With the name of a text, as if lines of orders had that text besides.
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

const [anotherText] = process.argv.slice(2);
const withText: Record<string, [was: string, becomes: string]> = {
  '/src/features/orders/values.ts': ["lineTexts = ['notes'", `lineTexts = ['notes', '${anotherText}'`],
  '/src/features/orders/lines/columns.ts': [
    "notes: ['notes',",
    `${anotherText}: ['${anotherText}', 'text'], notes: ['notes',`,
  ],
};

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url.endsWith(maker)) {
      const source = String(loaded.source).replace('export function statement(', 'function plainStatement(');
      return { ...loaded, source: source + told };
    }
    const edit = anotherText && Object.entries(withText).find(([file]) => url.endsWith(file))?.[1];
    return edit ? { ...loaded, source: String(loaded.source).replace(...edit) } : loaded;
  },
});

const naming = globSync('{src,db}/**/*.ts', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && /\bstatement\(/.test(readFileSync(path.join(root, file), 'utf8')),
);
for (const file of naming) await import(path.join(root, file));
const { statements } = globalThis as unknown as { statements: Map<string, string> };
process.stdout.write(JSON.stringify([...statements].map(([name, text]) => ({ name, text }))));
