import { expect, test } from 'vitest';
import { settledBy } from './settled.ts';

const right = {
  customerName: 'Ana',
  customerEmail: 'ana@guest.example',
  customerPhone: '(11) 98888-7777',
  date: '2026-12-03',
  time: '20:00',
  guests: 4,
};

test('what is wrong with a field stands until what is typed there is right, and only there', () => {
  expect(settledBy('guests', right, { form: 'guest' })).toEqual(['guests']);
  for (const guests of [Number.NaN, 0, 2.5, 21])
    expect(settledBy('guests', { ...right, guests }, { form: 'guest' })).toEqual([]);
  expect(settledBy('customerName', { ...right, customerName: '  ' }, { form: 'guest' })).toEqual([]);
  expect(settledBy('customerPhone', { ...right, customerPhone: 'sem' }, { form: 'guest' })).toEqual([]);
  expect(settledBy('customerEmail', { ...right, customerEmail: 'ana@guest' }, { form: 'guest' })).toEqual([]);
  expect(settledBy('customerEmail', right, { form: 'guest' })).toEqual(['customerEmail']);
});

test('an e-mail that may be left out is right when it is', () => {
  const without = { ...right, customerEmail: '' };
  expect(settledBy('customerEmail', without, { form: 'guest' })).toEqual([]);
  expect(settledBy('customerEmail', without, { form: 'staff' })).toEqual(['customerEmail']);
});

test('another day may answer what was wrong with the time, but not a time that is none', () => {
  expect(settledBy('date', right, { form: 'guest' })).toEqual(['date', 'time', 'night', 'tableId']);
  expect(settledBy('date', { ...right, time: '8:' }, { form: 'guest' })).toEqual(['date', 'night', 'tableId']);
  expect(settledBy('tableId', right, { form: 'guest' })).toEqual(['tableId']);
});
