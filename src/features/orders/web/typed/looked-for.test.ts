import { expect, test } from 'vitest';
import { findingWords, lookedFor, withoutLookedFor } from './looked-for.ts';

test('what is looked for are the last words that are typed, without their number', () => {
  expect(lookedFor('pao quei')).toEqual({ words: 'pao quei', quantity: 1, start: 0 });
  expect(lookedFor('mesa 7: 2 coca')).toEqual({ words: 'coca', quantity: 2, start: 7 });
  expect(lookedFor('2 coca, 3x pud')).toEqual({ words: 'pud', quantity: 3, start: 7 });
  expect(lookedFor('1 pudim,')).toMatchObject({ words: '', quantity: 1 });
  // A number that is a name.
  expect(lookedFor('51')).toMatchObject({ words: '51', quantity: 1 });
});

test('picked from the list, it is no longer typed', () => {
  expect(withoutLookedFor('mesa 7: 2 coca, pud')).toBe('mesa 7: 2 coca');
  expect(withoutLookedFor('pao quei')).toBe('');
});

test('what is said of a dish hides it not, and what is nowhere hides nothing', () => {
  const names = ['Picanha na brasa', 'Pão de queijo', 'Coca-Cola'];
  expect(findingWords(names, 'picanha ao ponto')).toBe('picanha');
  expect(findingWords(names, 'pao queijo')).toBe('pao queijo');
  expect(findingWords(names, 'tiramisu')).toBe('');
  expect(findingWords(names, 'p')).toBe('');
});
