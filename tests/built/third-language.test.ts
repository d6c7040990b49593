import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = process.cwd();
const parts = [
  'src',
  'locales',
  'ops',
  'public',
  'scripts',
  'db',
  'docs',
  'tests',
  'bench',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'vite.config.ts',
  'react-router.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
];
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'comanda language '));
  for (const part of parts) await cp(path.join(root, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

function run(script: string, ...args: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

// The checks and the build of the whole house, which a busy machine takes minutes for.
test('a third language costs one line and one folder; without the folder, or with a text too few, it is refused', async () => {
  const list = path.join(copy, 'src/lib/locale.ts');
  const before = await readFile(list, 'utf8');
  await writeFile(list, before.replace('  en: {', "  es: { short: 'ES', name: 'Español' },\n  en: {"));
  expect(run('scripts/rules/main.mjs')).toMatchObject({
    status: 1,
    said: expect.stringContaining('locales/es/ is missing'),
  });

  await cp(path.join(copy, 'locales/en'), path.join(copy, 'locales/es'), { recursive: true });
  const catalogue = path.join(copy, 'locales/es/common.json');
  const whole = await readFile(catalogue, 'utf8');
  await writeFile(catalogue, whole.replace(/\n.*"close": .*/, ''));
  expect(run('scripts/rules/main.mjs').said).toContain('locales/es/common.json: common.close is missing');

  await writeFile(catalogue, whole.replace(/"language": ".*"/, '"language": "Idioma de la casa"'));
  for (const step of [
    ['scripts/generate.mjs'],
    ['node_modules/@react-router/dev/bin.cjs', 'typegen'],
    ['node_modules/typescript/bin/tsc', '-p', '.'],
    ['scripts/rules/main.mjs'],
    ['node_modules/@react-router/dev/bin.cjs', 'build'],
  ] as [string, ...string[]][])
    expect(run(...step), step.join(' ')).toMatchObject({ status: 0 });
  const built = readdirSync(path.join(copy, 'build/server/assets')).map((file) =>
    readFileSync(path.join(copy, 'build/server/assets', file), 'utf8'),
  );
  expect(built.some((script) => script.includes('Idioma de la casa'))).toBe(true);
}, 600_000);
