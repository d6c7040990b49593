import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { plainEntry, type TableMenu, tableOf } from './entry.ts';
import { planImport } from './plan.ts';
import { readTable, writeTable } from './table.ts';

const group = (name: string, nameEn: string, options: { name: string; nameEn: string }[]) => ({
  id: randomUUID(),
  name,
  nameEn,
  min: 0,
  max: 1,
  options: options.map((option) => ({ ...option, id: randomUUID(), priceDeltaCents: 0, available: true })),
});
const point = group('Ponto', 'Doneness', [
  { name: 'Malpassada', nameEn: 'Rare' },
  { name: 'Ao ponto', nameEn: '' },
]);
const otherSauce = group('Molho', '', [{ name: 'Ao ponto', nameEn: 'Just so' }]);
const soup = {
  ...plainEntry,
  id: randomUUID(),
  name: 'Sopa',
  priceCents: 1_000,
  optionGroupIds: [point.id, otherSauce.id],
};
const menu: TableMenu = {
  version: 7,
  categories: [{ id: randomUUID(), name: 'Entradas', nameEn: '', products: [soup] }],
  optionGroups: [point, otherSauce],
  stations: [],
};

test('groups by their place and options by their name are called something in English, for all that have them', () => {
  const rows = (text: string) => planImport(menu, readTable(text, 'pt-BR'), 'pt-BR');
  const head = 'código;grupos de opções;grupos em inglês;opções em inglês';
  const { preview, writes } = rows(
    `${head}\n${soup.id};Ponto|Molho;Doneness | Sauce \\| dip;AO PONTO = Medium = ? | Ao ponto = Medium | Ao ponto = Just right`,
  );
  expect(preview.problems).toMatchObject([
    { column: 'choicesEn', problem: 'choice_missing', value: 'AO PONTO = Medium = ?' },
  ]);
  expect(writes).toEqual([]);
  const good = rows(
    `${head}\n${soup.id};Ponto|Molho;Doneness | Sauce \\| dip;malpassada = | Ao ponto = Medium | Ao ponto = Just \\= right`,
  );
  expect(good.preview.problems).toEqual([]);
  expect(good.preview.rows[0]!.changes).toEqual([
    { column: 'optionsEn', from: 'Doneness | ', to: 'Doneness | Sauce \\| dip' },
    {
      column: 'choicesEn',
      from: 'Malpassada = Rare | Ao ponto =  | Ao ponto = Just so',
      to: 'Malpassada =  | Ao ponto = Medium | Ao ponto = Just \\= right',
    },
  ]);
  expect([...good.writes[0]!.entry.optionsEn]).toEqual([[otherSauce.id, 'Sauce | dip']]);
  expect([...good.writes[0]!.entry.choicesEn.values()]).toEqual(['', 'Medium', 'Just = right']);
  // Fewer names than groups could mean either; what turns text around is refused; nothing said is nothing changed.
  expect(rows(`código;grupos em inglês\n${soup.id};Sauce`).preview.problems).toMatchObject([
    { column: 'optionsEn', problem: 'option_english' },
  ]);
  const turned = rows(`código;opções em inglês\n${soup.id};Malpassada = a\u202eb`).preview.problems;
  expect(turned).toMatchObject([{ column: 'choicesEn', problem: 'invalid' }]);
  expect(rows(`código;opções em inglês\n${soup.id};`).preview.counts.unchanged).toBe(1);
});

test.each(locales)('a name that begins with a space and a formula comes back as it went out, in %s', (locale) => {
  const odd = group(" '-", " '=", [{ name: " '-", nameEn: " '+" }]);
  const dish = { ...soup, optionGroupIds: [odd.id] };
  const whole = { ...menu, categories: [{ ...menu.categories[0]!, products: [dish] }], optionGroups: [odd] };
  const { preview, writes } = planImport(whole, readTable(writeTable(tableOf(whole, locale)), locale), locale);
  expect([preview.problems, writes]).toEqual([[], []]);
});
