import { expect, test } from 'vitest';
import { formatPhone, isWholePhone, shownPhone } from './phone.ts';

test('a phone gets its form while it is typed', () => {
  expect(['1', '11', '119', '1130000', '1130000000', '11988887777', '119888877771'].map(formatPhone)).toEqual([
    '1',
    '11',
    '(11) 9',
    '(11) 3000-0',
    '(11) 3000-0000',
    '(11) 98888-7777',
    '(11) 98888-7777',
  ]);
  expect(formatPhone('+351 912 345 678')).toBe('+351 912 345 678');
});

test('ten or eleven digits are a whole number, or those of another country', () => {
  const whole = ['(11) 3000-0000', '(11) 98888-7777', '0800 123 4567', '+351 912 345 678'];
  expect(whole.filter((text) => !isWholePhone(text))).toEqual([]);
  expect(['', '123', '3000-0000', '0800 CASA', '+12', '119888877771'].filter(isWholePhone)).toEqual([]);
});

test.each([
  ['81988887777', '(81) 98888-7777'],
  ['8132221111', '(81) 3222-1111'],
  ['81 98888 7777', '(81) 98888-7777'],
  [' 81.3222.1111 ', '(81) 3222-1111'],
  ['(81) 98888-7777', '(81) 98888-7777'],
])('%s is shown as %s', (typed, shown) => {
  expect(shownPhone(typed)).toBe(shown);
});

test.each([
  '',
  '98888-7777',
  '0800 123 4567',
  '81888877770',
  '+55 81 98888-7777',
  '5581988887777',
  '(81) 3222-1111 ramal 2',
  '(81) 3222-1111 / 98888-7777',
  'pelo balcão',
])('%s stays as it was typed', (typed) => {
  expect(shownPhone(typed)).toBe(typed);
});
