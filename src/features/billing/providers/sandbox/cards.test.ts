import { expect, test } from 'vitest';
import { outcomeOf, testCards, wrongFields } from './cards.ts';

const now = new Date('2026-06-15T12:00:00Z');
const card = { name: 'Ana Souza', number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };
const wrong = (changes: Partial<typeof card>) => wrongFields({ ...card, ...changes }, now);

test('each test number is a well-formed card and does what the page says', () => {
  for (const { number, outcome } of testCards) {
    expect(wrong({ number })).toEqual([]);
    expect(outcomeOf(number.replaceAll(' ', ''))).toBe(outcome);
  }
  expect(outcomeOf('4111-1111-1111-1111')).toBe('pays');
});

test('each field is judged by itself', () => {
  expect(wrong({ name: ' ' })).toEqual(['name']);
  for (const number of ['4242 4242 4242 4243', '4242', 'abcd', '']) expect(wrong({ number })).toEqual(['number']);
  for (const expiry of ['13/30', '05/26', '1230', '', '00/30']) expect(wrong({ expiry }), expiry).toEqual(['expiry']);
  for (const expiry of ['06/26', '06/2026', ' 12 / 30 ']) expect(wrong({ expiry }), expiry).toEqual([]);
  for (const code of ['12', '12345', 'abc', '']) expect(wrong({ code })).toEqual(['code']);
});
