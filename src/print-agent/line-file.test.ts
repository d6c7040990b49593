import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLineFile, removeLineFile, writeLineFile } from './line-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'comanda-line-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => path.join(folder, 'config', 'token');

test('a token is read back, by its owner alone, with nothing left beside it', async () => {
  expect(await readLineFile(file())).toBeNull();
  await writeLineFile(file(), 'first');
  await writeLineFile(file(), 'second');
  expect(await readLineFile(file())).toBe('second');
  expect(readdirSync(path.dirname(file()))).toEqual(['token']);
  if (process.platform !== 'win32') expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('a token that was replaced meanwhile is not removed', async () => {
  await writeLineFile(file(), 'new');
  await removeLineFile(file(), 'old');
  expect(await readLineFile(file())).toBe('new');
  await removeLineFile(file(), 'new');
  expect(await readLineFile(file())).toBeNull();
  await removeLineFile(file(), 'new');
});
