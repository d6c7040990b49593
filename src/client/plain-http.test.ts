import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let root: string;

/** The house's own rules, over files of this test. */
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'plain http '));
  const settings = JSON.parse(await readFile('biome.json', 'utf8'));
  await writeFile(path.join(root, 'biome.json'), JSON.stringify({ plugins: settings.plugins }));
  await cp('scripts/rules', path.join(root, 'scripts/rules'), { recursive: true });
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function complaints(file: string, ...lines: string[]): Promise<number> {
  const at = path.join(root, file);
  await mkdir(path.dirname(at), { recursive: true });
  await writeFile(at, `${lines.join('\n')}\n`);
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--only=plugin', '--reporter=json', file];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return JSON.parse(stdout).summary.errors;
}

const kept = [
  'crypto.randomUUID();',
  'globalThis.crypto?.subtle;',
  'navigator.clipboard.writeText(text);',
  'navigator.clipboard?.writeText(text);',
  "navigator.serviceWorker?.register('/sw.js');",
  "navigator.wakeLock?.request('screen');",
  'navigator.mediaDevices.getUserMedia({});',
  'navigator.share({ text });',
  'navigator.locks.request(name, run);',
  'new Notification(text);',
];

test('what plain HTTP goes without has its one place: elsewhere the check complains of each', async () => {
  for (const file of ['src/features/menu/web/a.tsx', 'src/client/a.ts'])
    expect(await complaints(file, ...kept), file).toBe(kept.length);
});

test('what browsers always have, those places, the server and tests are left alone', async () => {
  const always = ['crypto.getRandomValues(bytes);', 'navigator.onLine;', 'event.clipboardData.files;'];
  expect(await complaints('src/client/a.ts', ...always)).toBe(0);
  for (const file of ['src/client/to-clipboard.ts', 'src/server/a.ts', 'src/client/a.test.ts'])
    expect(await complaints(file, ...kept), file).toBe(0);
});
