import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AnsweredPrinters } from './answered-printers.ts';

const day = 24 * 3_600_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'answered-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const answered = (file: string, now: number, port = 9_100) =>
  new AnsweredPrinters(file, () => now).of('10.0.0.5', port).answered;

test('a printer that answered is known after a restart, until it has been silent for a week', () => {
  const file = path.join(folder, 'new', 'answered.json');
  expect(answered(file, 0)).toBe(false);
  new AnsweredPrinters(file, () => 0).of('10.0.0.5', 9_100).note();
  expect(answered(file, 6 * day)).toBe(true);
  expect(answered(file, 7 * day)).toBe(false);
  expect(answered(file, 0, 9_101)).toBe(false);
});

test('each answer keeps it known, and what was kept of others stays', () => {
  const file = path.join(folder, 'answered.json');
  new AnsweredPrinters(file, () => 0).of('10.0.0.5', 9_101).note();
  const at = (now: number) => new AnsweredPrinters(file, () => now).of('10.0.0.5', 9_100).note();
  at(0);
  at(5 * day);
  expect([answered(file, 11 * day), answered(file, 6 * day, 9_101)]).toEqual([true, true]);
});

test('a file that says nothing, or that cannot be written, keeps nobody from printing', async () => {
  const file = path.join(folder, 'broken.json');
  await writeFile(file, '{"10.0.0.5:9100":"yes"');
  expect(answered(file, 0)).toBe(false);
  const blocked = new AnsweredPrinters(path.join(file, 'below', 'answered.json'), () => 0);
  expect(() => blocked.of('10.0.0.5', 9_100).note()).not.toThrow();
});
