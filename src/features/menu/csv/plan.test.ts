import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from '#lib/locale.ts';
import { allergens, dietaryTags } from '../values.ts';
import type { TableMenu, TableProduct } from './entry.ts';
import { tableOf } from './entry.ts';
import { planImport } from './plan.ts';
import { readTable, writeTable } from './table.ts';

const product = (name: string, changes: Partial<TableProduct> = {}): TableProduct => ({
  id: randomUUID(),
  name,
  description: '',
  nameEn: '',
  descriptionEn: '',
  priceCents: 1_000,
  imageUrl: null,
  available: true,
  preparationMinutes: 10,
  tags: [],
  allergens: [],
  optionGroupIds: [],
  stationId: null,
  ...changes,
});
type Named = { name: string; nameEn: string };
const group = (name: string, nameEn = '', options: Named[] = []) => ({
  id: randomUUID(),
  name,
  nameEn,
  min: 0,
  max: 1,
  options: options.map((option) => ({ ...option, id: randomUUID(), priceDeltaCents: 0, available: true })),
});
const point = group('Ponto');
const sauce = group('Molho');
const otherSauce = group('Molho');
const soup = product('Sopa', { optionGroupIds: [point.id, otherSauce.id], tags: ['picante', 'vegano'] });
const kitchen = { id: randomUUID(), name: 'Cozinha quente' };
const bar = { id: randomUUID(), name: 'Bar' };
const menu: TableMenu = {
  version: 7,
  categories: [
    {
      id: randomUUID(),
      name: 'Entradas',
      nameEn: 'Starters',
      products: [soup, product('Água', { description: 'Com gás' })],
    },
    { id: randomUUID(), name: 'Bebidas', nameEn: '', products: [product('Água'), product('Suco'), product('SUCO')] },
  ],
  optionGroups: [point, sauce, otherSauce],
  stations: [kitchen, bar],
};
const plan = (text: string, of = menu) => planImport(of, readTable(text, 'pt-BR'), 'pt-BR').preview;

describe('a menu that went out and comes back', () => {
  const words = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;,|"\'\\ açã€🍲x'), maxLength: 12 });
  const named = words.map((text) => `x${text}x`);
  const anyProduct = fc.record({
    name: named,
    description: words.map((text) => text.trim()),
    nameEn: words.map((text) => text.trim().replace(/[\t\r\n]/g, '')),
    descriptionEn: words.map((text) => text.trim()),
    priceCents: fc.integer({ min: 0, max: 100_000_000 }),
    imageUrl: fc.constantFrom(null, 'https://cdn.example/a;b.jpg?x="1"'),
    available: fc.boolean(),
    preparationMinutes: fc.integer({ min: 0, max: 600 }),
    tags: fc.subarray([...dietaryTags]),
    allergens: fc.subarray([...allergens]),
    groups: fc.subarray([0, 1, 2]),
    station: fc.constantFrom(null, 0, 1),
  });
  const anyMenu = fc
    .record({
      categories: fc.array(
        fc.record({
          name: named,
          nameEn: words.map((text) => text.trim()),
          products: fc.array(anyProduct, { minLength: 1, maxLength: 4 }),
        }),
        {
          minLength: 1,
          maxLength: 3,
        },
      ),
      groups: fc.array(
        fc.record({
          name: named,
          nameEn: words.map((text) => text.trim()),
          options: fc.array(fc.record({ name: words, nameEn: words.map((text) => text.trim()) }), { maxLength: 3 }),
        }),
        { minLength: 3, maxLength: 3 },
      ),
      stations: fc.array(named, { minLength: 2, maxLength: 2 }),
    })
    .map(({ categories, groups, stations: called }) => {
      const optionGroups = groups.map(({ name, nameEn, options }) => group(name, nameEn, options));
      const stations = called.map((name, n) => ({ id: randomUUID(), name: `${name}${n}` }));
      const made = categories.map(({ name, nameEn, products }) => ({
        id: randomUUID(),
        name,
        nameEn,
        products: products.map(({ groups: chosen, station, ...rest }) =>
          product('', {
            ...rest,
            optionGroupIds: chosen.map((n) => optionGroups[n]!.id),
            stationId: station === null ? null : stations[station]!.id,
          }),
        ),
      }));
      return { version: 1, categories: made, optionGroups, stations };
    });

  test.each(locales)('is unchanged, whatever is written in it, in %s', (locale) => {
    fc.assert(
      fc.property(anyMenu, (some) => {
        const text = writeTable(tableOf(some, locale));
        // In any language: a colleague may read another.
        for (const reader of locales) {
          const { preview, writes } = planImport(some, readTable(text, reader), reader);
          expect(preview.problems).toEqual([]);
          expect(preview.rows).toEqual([]);
          expect(writes).toEqual([]);
          expect(preview.counts.unchanged).toBe(some.categories.flatMap(({ products }) => products).length);
        }
      }),
    );
  });

  test('opens in a Brazilian spreadsheet, and no cell is a formula there', () => {
    const risky = {
      ...menu,
      categories: [{ ...menu.categories[0]!, name: '@x', products: [product('=HYPERLINK("http://evil.example")')] }],
    };
    const text = writeTable(tableOf(risky, 'pt-BR'));
    expect(text.startsWith('\ufeffcategoria;nome;descrição;preço;disponível;')).toBe(true);
    expect(text).toContain(`\r\n'@x;"'=HYPERLINK(""http://evil.example"")";;10,00;sim;10;`);
    expect(writeTable([['\u0009=1', '-2', '\r+3']])).toBe(`\ufeff'\t=1;'-2;"'\r+3"\r\n`);
  });
});

describe('what would change', () => {
  test('old and new of every field, named by code; the rest is left alone', () => {
    const text = `código;preço;restrições alimentares;grupos de opções;cor\n${soup.id};12;vegan, Sem glúten;Ponto;azul`;
    const { rows, counts, ignored } = plan(text);
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, absent: 4 });
    expect(ignored).toEqual(['cor']);
    expect(rows).toEqual([
      {
        line: 2,
        kind: 'changed',
        name: 'Sopa',
        before: { category: 'Entradas', priceCents: 1_000, pricing: null },
        after: { category: 'Entradas', priceCents: 1_200, pricing: null },
        changes: [
          { column: 'price', from: '10,00', to: '12,00' },
          { column: 'tags', from: 'Picante, Vegano', to: 'Vegano, Sem glúten' },
          { column: 'options', from: 'Ponto | Molho', to: 'Ponto' },
        ],
      },
    ]);
  });

  test('a product without a code is found by category and name, whatever the case and accents', () => {
    const { counts, rows } = plan('categoria;nome;preço\nentradas;AGUA;10\nbebidas;água;11');
    expect(counts).toMatchObject({ changed: 2, new: 0 });
    expect(rows[0]?.changes).toEqual([{ column: 'name', from: 'Água', to: 'AGUA' }]);
  });

  test('new categories are told once; a known one keeps its spelling', () => {
    const { newCategories, counts } = plan('categoria;nome;preço\nDoces;Pudim;9\ndoces;Quindim;8\nENTRADAS;Pão;1');
    expect([newCategories, counts.new]).toEqual([['Doces'], 3]);
  });

  test('allergens are read in either language, also as tables called nuts before peanuts had their mark', () => {
    const text = 'categoria;nome;preço;alérgenos\nEntradas;Pão;1;"tree nuts, Peanuts, leite"\nEntradas;Bolo;1;nuts';
    const { writes, preview } = planImport(menu, readTable(text, 'pt-BR'), 'pt-BR');
    const read = writes.map(({ entry }) => entry.allergens);
    expect([preview.problems, read]).toEqual([[], [['leite', 'amendoim', 'nozes'], ['nozes']]]);
  });

  test('a price that becomes zero is told, however zero is written', () => {
    const { free, problems } = plan(
      'categoria;nome;preço\nEntradas;Couvert; R$\u00a0-   \nEntradas;Pão;0,00\nEntradas;Broa;1',
    );
    expect([problems, free]).toEqual([[], ['Couvert', 'Pão']]);
  });

  test('a group that the product has is meant before others of its name', () => {
    expect(plan(`código;grupos de opções\n${soup.id};Ponto|Molho`).counts.unchanged).toBe(1);
  });

  test('every problem with its line, column and value', () => {
    const far = '9'.repeat(2_001);
    const lines = [
      'código;categoria;nome;preço;disponível;preparo (min);restrições alimentares;alérgenos;grupos de opções;imagem;descrição',
      `${soup.id};;Sopa;caro;talvez;601;azul;areia;Nada|Molho;javascript:alert(1);${far}`,
      `${randomUUID()};Entradas;Sopa;1;;;;;;;`,
      ';Bebidas;Suco;1;;;;;;;',
      ';Entradas;;;;;;;;;',
      ';Entradas;Água;1;;;;;;;',
      ';Entradas;Agua;2;;;;;;;',
      `;Entradas;${'x'.repeat(121)};1;;;;;Molho;;`,
      ';Entradas;A\u0000B;1;;;;;;;',
      ';Entradas;Broa;4.500;;;;;;;',
    ];
    const { problems, rows } = plan(lines.join('\n'));
    expect(rows.map(({ line }) => line)).toEqual([6]);
    expect(problems.map(({ line, column, problem }) => [line, column, problem].join(' '))).toEqual([
      '2 category required',
      '2 description too_long',
      '2 image image',
      '2 price price',
      '2 available available',
      '2 minutes minutes',
      '2 tags tag',
      '2 allergens allergen',
      '2 options option_missing',
      '3 code code',
      '4 name ambiguous',
      '5 name required',
      '5 price required',
      '7 name duplicate',
      '8 name too_long',
      '8 options option_ambiguous',
      '9 name invalid',
      '10 price price_unclear',
    ]);
    expect(problems.every(({ value }) => value.length <= 200)).toBe(true);
  });
});
