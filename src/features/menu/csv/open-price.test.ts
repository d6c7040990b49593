import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { dish } from '../finding/sample-dish.ts';
import { type TableMenu, type TableProduct, tableOf } from './entry.ts';
import { planImport } from './plan.ts';
import { readTable } from './table.ts';

const menuOf = (products: TableProduct[], optionGroups: TableMenu['optionGroups'] = []): TableMenu => ({
  version: 1,
  optionGroups,
  stations: [],
  categories: [{ id: randomUUID(), name: 'Adega', nameEn: '', products }],
});
const plan = (menu: TableMenu, text: string) => planImport(menu, readTable(text, 'pt-BR'), 'pt-BR').preview;
const group = (name: string, min: number, priceDeltaCents: number): TableMenu['optionGroups'][number] => ({
  id: randomUUID(),
  name,
  nameEn: '',
  min,
  max: 1,
  options: [{ id: randomUUID(), name: 'Média', nameEn: '', priceDeltaCents, available: true, allergens: [] }],
});

test('nobody is warned of a price of zero where choices make the price, or whoever sells it enters it', () => {
  const menu = menuOf([], [group('Tamanho', 1, 4_500), group('Borda', 0, 900)]);
  const freeOf = (cells: string) =>
    plan(menu, `categoria;nome;preço;venda;grupos de opções\nAdega;Pizza;${cells}`).free;
  expect(freeOf('0;;Tamanho')).toEqual([]);
  expect(freeOf('0;;Borda')).toEqual(['Pizza']);
  expect(freeOf('0;preço aberto;')).toEqual([]);
});

test('an open price is neither asked for nor written, and one that ends is asked for', () => {
  const cork: TableProduct = {
    ...dish('Rolha'),
    priceCents: 500,
    pricing: 'open',
    stationId: null,
    nameEn: '',
    descriptionEn: '',
  };
  const menu = menuOf([cork]);
  expect(tableOf(menu, 'pt-BR')[1]?.[3]).toBe('');
  const read = (row: string) => plan(menu, `categoria;nome;preço;venda\nAdega;${row}`);
  expect(read('Couvert artístico;;preço aberto')).toMatchObject({ problems: [], counts: { new: 1 }, free: [] });
  expect(read('Rolha;;')).toMatchObject({ problems: [], counts: { unchanged: 1 } });
  expect(read('Rolha;;unidade').problems).toEqual([{ line: 2, column: 'price', problem: 'required', value: '' }]);
  expect(read('Rolha;0;unidade').free).toEqual(['Rolha']);
});
