import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { requestText } from './known-requests.ts';

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

test('guests read what nearly every house brings in their own language, whichever the house wrote it in', () => {
  expect(['Gelo', 'Ice', 'cadeira de crianca', 'Tirar os pratos'].map((each) => requestText(each))).toEqual([
    'Gelo',
    'Gelo',
    'Cadeira de criança',
    'Tirar os pratos',
  ]);
  overwriteGetLocale(() => 'en');
  expect(['Gelo', 'TALHERES', 'Tirar os pratos'].map((each) => requestText(each))).toEqual([
    'Ice',
    'Cutlery',
    'Clear the plates',
  ]);
});

test('what only this house brings stands in its own words', () => {
  overwriteGetLocale(() => 'en');
  expect(requestText('Manteiga da casa')).toBe('Manteiga da casa');
});
