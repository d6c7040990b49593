import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { locales } from '#lib/locale.ts';
import { readTable } from '../csv/table.ts';
import { csvTemplate } from './csv-template.ts';

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

test.each(locales)('the template in %s is read as it stands', (locale) => {
  overwriteGetLocale(() => locale);
  const { rows, ignored } = readTable(csvTemplate(), locale);
  expect(ignored).toEqual([]);
  expect(rows.map(({ cells }) => [cells.price, cells.minutes, Object.keys(cells).length])).toEqual([
    ['24,90', '15', 5],
    ['12,00', '5', 5],
  ]);
});
