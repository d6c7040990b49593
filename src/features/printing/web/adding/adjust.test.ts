import { expect, test } from 'vitest';
import { type CodePage, codePages, type PaperColumns } from '../../values.ts';
import { fewerColumns, nextCodePage } from './adjust.ts';

test('lines that break are tried with fewer and fewer columns', () => {
  const tried: PaperColumns[] = [];
  for (let columns: PaperColumns | null = 48; columns !== null; columns = fewerColumns(columns)) tried.push(columns);
  expect(tried).toEqual([48, 42, 33, 32]);
});

test.each(codePages)('from %s on, accents that are wrong are tried with each table of characters once', (first) => {
  const tried: CodePage[] = [first];
  for (let page = nextCodePage(tried); page !== null; page = nextCodePage(tried)) tried.push(page);
  expect(new Set(tried)).toEqual(new Set(codePages));
  expect(tried).toHaveLength(codePages.length);
});
