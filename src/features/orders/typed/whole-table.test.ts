import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { readComanda } from './read-comanda.ts';

const { menu } = readCorpus(path.join(import.meta.dirname, '../../../../bench/typed/boteco.txt'));

test.each(['tudo', 'todos', 'mesa toda', 'a mesa inteira', 'todo mundo'])(
  'what is said of %s is said of every dish, as the choice that it is or as a note',
  (everything) => {
    for (const text of [
      `2 torresmo, 1 coca zero, ${everything} sem gelo`,
      `mesa 7\n2 torresmo\n1 coca zero\n${everything} sem gelo`,
    ]) {
      const { lines, unread } = readComanda(menu, text);
      expect([text, unread]).toEqual([text, []]);
      expect(lines).toMatchObject([
        { productId: 'Torresmo de rolo', quantity: 2, optionIds: [], notes: 'sem gelo' },
        { productId: 'Coca-Cola Zero lata', quantity: 1, optionIds: ['gelo/Sem gelo'], notes: '' },
      ]);
    }
  },
);

test('said before the order it holds for all that follows', () => {
  const { lines } = readComanda(menu, 'mesa toda sem sal: 2 torresmo, 1 coca zero');
  expect(lines.map(({ notes }) => notes)).toEqual(['sem sal', 'sem sal']);
});
