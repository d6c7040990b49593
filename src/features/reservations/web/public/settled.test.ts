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
  expect(settledBy('guests', right)).toEqual(['guests']);
  for (const guests of [Number.NaN, 0, 2.5, 21]) expect(settledBy('guests', { ...right, guests })).toEqual([]);
  expect(settledBy('customerName', { ...right, customerName: '  ' })).toEqual([]);
  expect(settledBy('customerPhone', { ...right, customerPhone: 'sem' })).toEqual([]);
  expect(settledBy('customerEmail', { ...right, customerEmail: 'ana@guest' })).toEqual([]);
  expect(settledBy('customerEmail', right)).toEqual(['customerEmail']);
});

test('an e-mail that may be left out is right when it is', () => {
  const without = { ...right, customerEmail: '' };
  expect(settledBy('customerEmail', without)).toEqual([]);
  expect(settledBy('customerEmail', without, { emailOptional: true })).toEqual(['customerEmail']);
});

test('another day may answer what was wrong with the time, but not a time that is none', () => {
  expect(settledBy('date', right)).toEqual(['date', 'time', 'night', 'tableId']);
  expect(settledBy('date', { ...right, time: '8:' })).toEqual(['date', 'night', 'tableId']);
  expect(settledBy('tableId', right)).toEqual(['tableId']);
});
