import { expect, test } from 'vitest';
import { type ComandaMenu, readComanda } from './read-comanda.ts';
import { isOwnWord, spellingOf } from './spelling.ts';

const dish = (name: string, ...optionGroupIds: string[]) => ({
  id: name,
  name,
  priceCents: 1_000,
  available: true,
  optionGroupIds,
});
const option = (name: string) => ({ id: name, name, priceDeltaCents: 0, available: true, allergens: [] });
const menu: ComandaMenu = {
  categories: [
    {
      name: 'Bebidas',
      products: ['Coca-Cola lata', 'Coca-Cola Zero lata', 'Guaraná lata', 'Suco'].map((n) =>
        dish(n, ...(n === 'Suco' ? ['com'] : [])),
      ),
    },
    { name: 'Cervejas', products: ['Brahma 600ml', 'Original 600ml'].map((name) => dish(name)) },
    { name: 'Porções', products: ['Pudim de leite', 'Pastel de carne', 'Picanha'].map((name) => dish(name)) },
  ],
  optionGroups: [
    { id: 'com', name: 'Com', min: 0, max: 2, repeats: false, options: [option('Gelo'), option('Hortelã')] },
  ] as unknown as ComandaMenu['optionGroups'],
};

/** Lines as 'quantity name', questions as '? name, name', what was not read as '! words'. */
function read(text: string, words: Record<string, string>): string[] {
  const own = Object.entries(words).map(([said, means]) => ({ said, means }));
  const { lines, asked, unread } = readComanda({ ...menu, words: own }, text);
  return [
    ...lines.map(({ quantity, productId, notes, optionIds }) =>
      [`${quantity} ${productId}`, ...optionIds, notes].filter(Boolean).join(' / '),
    ),
    ...asked.map(({ candidates }) => `? ${candidates.map(({ id }) => id).join(', ')}`),
    ...unread.map(({ start, end }) => `! ${text.slice(start, end)}`),
  ];
}

test.each<[said: string, means: string, text: string, ...told: string[]]>([
  ['moreninha', 'coca zero', '2 morenínhas e 1 pudim', '2 Coca-Cola Zero lata', '1 Pudim de leite'],
  ['pé de moça', 'pudim', '1 pé de moça', '1 Pudim de leite'],
  ['a de sempre', 'coca zero sem gelo', '2 a de sempre', '2 Coca-Cola Zero lata / sem gelo'],
  ['romeu e julieta', 'pudim', '1 romeu e julieta, 1 guarana', '1 Pudim de leite', '1 Guaraná lata'],
])('the house says %s for %s: %s', (said, means, text, ...told) => {
  expect(read(text, { [said]: means })).toEqual(told);
});

test('what the house calls a thing goes before the regional list', () => {
  expect(read('2 breja', { breja: 'brahma' })).toEqual(['2 Brahma 600ml']);
  expect(read('1 pinga', { pinga: 'picanha' })).toEqual(['1 Picanha']);
  // Only as it is written: not what the list takes for the same.
  expect(read('1 cerveja', { breja: 'picanha' })).toEqual(read('1 cerveja', {}));
});

test('a word that is a dish of the menu as well is asked, whichever was added first', () => {
  expect(read('1 pudim', { pudim: 'guaraná' })).toEqual(['? Pudim de leite, Guaraná lata']);
  expect(read('3 picanhas', { picanha: 'pastel de carne' })).toEqual(['? Picanha, Pastel de carne']);
  expect(read('1 pudim de leite', { pudim: 'guaraná' })).toEqual(['1 Pudim de leite']);
  expect(read('1 pastel de carne', { carne: 'picanha' })).toEqual(['1 Pastel de carne']);
  expect(read('2 coca zero', { coca: 'guaraná' })).toEqual(['2 Coca-Cola Zero lata']);
  expect(read('1 suco com gelo', { gelo: 'guaraná' })).toEqual(['1 Suco / Gelo']);
});

test('what the answer says is then read as if it had been said', () => {
  const words = [{ said: 'pudim', means: 'guaraná' }];
  const { asked } = readComanda({ ...menu, words }, '2 pudim');
  const { lines, asked: left } = readComanda({ ...menu, words }, '2 pudim', new Map([[asked[0]!.key, 'Guaraná lata']]));
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([['Guaraná lata', 2]]);
  expect(left).toEqual([]);
});

test('of several dishes that a word may mean, the house says which', () => {
  expect(read('2 cerveja', {})[0]).toContain('?');
  expect(read('2 cerveja', { cerveja: 'original' })).toEqual(['2 Original 600ml']);
});

test('what says how something is to be is not taken for a dish in silence', () => {
  expect(read('2 guaraná gelada', { gelada: 'brahma' })).toEqual(['2 Guaraná lata', '? Brahma 600ml']);
});

test('two words are one where only accents, case and plural tell them apart', () => {
  expect(new Set(['Morenínhas', 'moreninha', 'MORENINHA!'].map(spellingOf)).size).toBe(1);
  expect(spellingOf('breja')).not.toBe(spellingOf('cerveja'));
});

test("a house's word is no slip of the finger for a dish that it looks like", () => {
  const words = { guarano: 'suco com gelo', picanhe: 'pastel de carne' };
  expect(read('2 guarano e 1 picanhe', words)).toEqual(['2 Suco / Gelo', '1 Pastel de carne']);
  expect(read('2 guarano e 1 picanhe', {})).toEqual(['2 Guaraná lata', '1 Picanha']);
});

test('numbers, and the words that every sentence is built with, are no words of a house', () => {
  for (const said of ['2', 'duas', 'sem', 'nem', 'Não', 'pra mesa', 'meia', '...', ''])
    expect(isOwnWord(said), said).toBe(false);
  for (const said of ['moreninha', 'a de sempre', '51 ouro', 'sem vergonha']) expect(isOwnWord(said), said).toBe(true);
});
