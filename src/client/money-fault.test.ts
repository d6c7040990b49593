import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { centsOf } from '#lib/typed-money.ts';
import { moneyFault } from './money-fault.ts';

const told = (text: string) => moneyFault(centsOf(text) ?? Number.NaN, 'de outro jeito', 100_000);

test('what is no amount, what is below zero and what is too much are told alike everywhere', () => {
  expect(told('10,555')).toBe(m['fields.amount_unread']());
  expect(told('abc')).toBe(m['fields.amount_unread']());
  expect(told('-5')).toBe(m['fields.amount_negative']());
  expect(told('1000,01').replaceAll('\u00a0', ' ')).toContain('R$ 1.000,00');
});

test('what is wrong with it there alone is told in the words of there', () => {
  expect(told('1000')).toBe('de outro jeito');
  expect(told('0')).toBe('de outro jeito');
  expect(moneyFault(null, 'de outro jeito')).toBe('de outro jeito');
});
