import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { readComanda } from '../../typed/read-comanda.ts';
import { typedTable } from './typed-table.ts';

const dish = (name: string) => ({ id: name, name, available: true, priceCents: 1, optionGroupIds: [] });
const menu = { categories: [{ name: 'Pratos', products: ['Pudim', 'Guaraná'].map(dish) }], optionGroups: [] };
const tables = [5, 7].map((number) => ({ id: `t${number}`, number }));

function read(text: string, place: { chosen?: string; begun?: boolean; fixed?: boolean } = {}) {
  return typedTable(text, readComanda(menu, text), { tables, chosen: '', begun: false, fixed: false, ...place });
}

test('what is for a second table waits, and what stays is for the first', () => {
  expect(read('2 guaraná mesa 5, 1 pudim mesa 7')).toMatchObject({
    table: { number: 5 },
    trouble: '',
    otherTrouble: m['orders.form.typed.oneTable']({ number: 7 }),
    later: { number: 7, text: '1 pudim mesa 7', rest: '2 guaraná mesa 5' },
  });
});

test('what is typed for another table than the order has been begun for waits whole', () => {
  const begun = { chosen: 't5', begun: true };
  expect(read('mesa 7: 1 pudim', begun)).toMatchObject({
    trouble: m['orders.form.typed.oneTable']({ number: 7 }),
    elsewhere: true,
    later: { number: 7, text: 'mesa 7: 1 pudim', rest: '' },
  });
  expect(read('mesa 5: 1 pudim', begun)).toMatchObject({ trouble: '', elsewhere: false, later: null });
  expect(read('mesa 7: 1 pudim', { chosen: 't5' })).toMatchObject({ trouble: '', elsewhere: false, later: null });
});

test('what cannot wait says why: a table that there is none of, or nobody knows what is whose', () => {
  expect(read('mesa 5: 1 pudim, mesa 9: 1 guaraná')).toMatchObject({
    otherTrouble: m['orders.form.noSuchTable']({ number: 9 }),
    later: null,
  });
  expect(read('mesa 5: 1 pudim, 1 guaraná mesa 7')).toMatchObject({
    otherTrouble: m['orders.form.typed.whoseTable'](),
    later: null,
  });
});

test('what is typed for another table while an order is edited is not for it, and waits', () => {
  const edited = { chosen: 't5', fixed: true };
  expect(read('mesa 7: 1 pudim', edited)).toMatchObject({
    trouble: m['orders.form.typed.oneTable']({ number: 7 }),
    elsewhere: true,
    later: { number: 7, text: 'mesa 7: 1 pudim', rest: '' },
  });
  expect(read('mesa 9: 1 pudim', edited)).toMatchObject({
    trouble: m['orders.form.noSuchTable']({ number: 9 }),
    elsewhere: true,
    later: null,
  });
  expect(read('1 pudim', edited)).toMatchObject({ trouble: '', elsewhere: false, later: null });
});
