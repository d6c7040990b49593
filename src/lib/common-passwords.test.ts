import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  '12345678',
  '123456789',
  '87654321',
  '12345678901',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'qwertyuiop',
  'Password1',
  'senha123',
  'SENHA123',
  'flamengo',
  'Flamengo!',
  'corinthians',
  'deusefiel',
  'restaurante123',
  '!!!!!!!!',
  '1234567890!',
])('%s is one of the first that are tried', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

// From the 3,000th to the 99,000th of those of eight characters and more.
test.each([
  'maserati',
  '17071994',
  '13011963',
  'boeing77',
  '16052001',
  'whatitdo',
  'nokia522',
  '17011948',
  'vfhbyf28',
  'trampoline',
  'Trampoline',
  'BOEING77',
  'maserati!',
  'dragon!!',
])('%s is known from breaches', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['demo-comanda-2026', 'correct horse battery', 'xK9#mQ2v', 'moqueca na quinta', 'ção-de-forno-7'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
