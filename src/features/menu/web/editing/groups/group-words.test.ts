import { expect, test } from 'vitest';
import { offeredWords } from './group-words.ts';

const of = (...names: string[]) => ({ options: names.map((name) => ({ name })) }) as Parameters<typeof offeredWords>[0];

test('a group is told by its first options, and that there are more', () => {
  expect(offeredWords(of('Bacon', 'Cheddar', 'Ovo'))).toBe('Bacon, Cheddar, Ovo');
  expect(offeredWords(of('Bacon', 'Cheddar', 'Ovo', 'Picles'))).toBe('Bacon, Cheddar, Ovo…');
});
