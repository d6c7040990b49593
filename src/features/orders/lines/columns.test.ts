import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { lineNames, standingNames } from './columns.ts';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

const lister = path.resolve(import.meta.dirname, '../../../../tests/support/server/list-statements.ts');
const count = (text: string, word: string) => text.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0;

test('every column of a line is in the list that whatever copies or tells a line takes its columns from', async () => {
  const { rows } = await instance.owner.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'order_items'`,
  );
  const known = ['restaurant_id', 'order_id', 'line', 'free_quantity', ...lineNames.split(', '), ...standingNames];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('another text of a line is in every statement that writes lines or names their notes', () => {
  const listed = execFileSync(process.execPath, [lister, 'allergy'], { encoding: 'utf8', maxBuffer: 1e8 });
  const statements: { name: string; text: string }[] = JSON.parse(listed);
  // A month of the demonstration is served without a word.
  const ofLines = statements.filter(({ name, text }) => /\border_items\b/.test(text) && name !== 'demo.insertItems');
  expect(ofLines.filter(({ text }) => count(text, 'allergy') > 0).length).toBeGreaterThan(10);
  const dropping = ofLines.filter(({ text }) => {
    const named = count(text, 'allergy');
    return named !== count(text, 'notes') || (named === 0 && text.includes('insert into order_items'));
  });
  expect(dropping.map(({ name }) => name)).toEqual([]);
});
