import { expect, test } from 'vitest';
import { dishesWords, offeredWords } from './group-words.ts';

const of = (...names: string[]) => ({ options: names.map((name) => ({ name })) }) as Parameters<typeof offeredWords>[0];

test('a group is told by its first options, and that there are more', () => {
  expect(offeredWords(of('Bacon', 'Cheddar', 'Ovo'))).toBe('Bacon, Cheddar, Ovo');
  expect(offeredWords(of('Bacon', 'Cheddar', 'Ovo', 'Picles'))).toBe('Bacon, Cheddar, Ovo…');
});

test('a group is told by the dishes that ask for it, at most three by name', () => {
  expect(dishesWords([])).toBe('Sem uso');
  expect(dishesWords(['Moqueca', 'Bobó', 'Caldeirada'])).toBe('para Moqueca, Bobó, Caldeirada');
  expect(dishesWords(['Moqueca', 'Bobó', 'Caldeirada', 'Vatapá'])).toBe('para Moqueca, Bobó, Caldeirada e mais 1');
});
