import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { readComanda } from './read-comanda.ts';

const menus = new Map(
  ['pub', 'churrascaria', 'pizzaria', 'acaiteria', 'boteco'].map((name) => [
    name,
    readCorpus(path.join(import.meta.dirname, `../../../../bench/typed/${name}.txt`)).menu,
  ]),
);

/** The questions of a sentence: the products, or the options of a group, that each of them offers. */
function offered(name: string, text: string): string[][] {
  const menu = menus.get(name);
  if (!menu) throw new Error(name);
  const { asked } = readComanda(menu, text);
  return asked.map(({ groupId, candidates }) => candidates.map(({ id }) => id.replace(`${groupId}/`, '')));
}

test.each<[menu: string, text: string, ...questions: string[][]]>([
  ['pub', '1 heineken', ['Cerveja Heineken long neck', 'Cerveja Heineken 600ml', 'Cerveja Heineken sem álcool lata']],
  ['pub', '1 skol', ['Cerveja Skol lata', 'Cerveja Skol 600ml', 'Cerveja Skol litrão']],
  ['pub', '1 chope', ['Chope pilsen', 'Chope IPA', 'Chope de vinho']],
  ['pub', '1 burger', ['Hambúrguer da casa', 'Hambúrguer duplo', 'Hambúrguer vegetariano']],
  ['pub', '1 cheeseburger', ['Mal passada', 'Ao ponto', 'Bem passada']],
  ['pub', '1 caipirinha', ['Limão', 'Maracujá', 'Morango'], ['Cachaça', 'Vodka', 'Saquê', 'Sem álcool']],
  ['pub', '1 caipirinha de vodka', ['Limão', 'Maracujá', 'Morango']],
  ['pub', '1 combo 1 com batata rustica', ['Coca-Cola', 'Guaraná', 'Chope 300 ml']],
  ['pizzaria', '1 calabresa', ['Pizza Calabresa', 'Calzone de calabresa']],
  ['pizzaria', '1 coca', ['Coca-Cola 2L', 'Coca-Cola lata', 'Coca-Cola Zero 2L']],
  ['pizzaria', '1 pizza atum', ['Broto', 'Média', 'Grande', 'Gigante']],
  ['pizzaria', '1 cappuccino grande', ['Integral', 'Desnatado', 'Sem lactose', 'De aveia']],
  ['pizzaria', '1 torta, 1 fanta', ['Torta de limão', 'Torta de maçã'], ['Fanta Laranja lata', 'Fanta Uva lata']],
  [
    'boteco',
    '2 coca, 1 picanha ao ponto',
    ['Coca-Cola lata', 'Coca-Cola Zero lata', 'Coca-Cola KS', 'Coca-Cola 600ml'],
    ['Arroz branco e farofa', 'Batata rústica', 'Mandioca frita', 'Salada da horta'],
  ],
  [
    'boteco',
    '1 cerveja',
    ['Cerveja Heineken long neck', 'Cerveja Heineken 600ml', 'Cerveja Original 600ml', 'Cerveja Brahma lata'],
  ],
  // Jabuticaba has run out.
  ['boteco', '1 caipirinha com vodca', ['Limão-taiti', 'Limão-cravo', 'Maracujá', 'Morango']],
  ['churrascaria', '1 agua', ['Água mineral', 'Água mineral com gás', 'Água tônica']],
  // The black one has run out.
  ['churrascaria', '1 chopp', ['Chopp Brahma 300ml', 'Chopp Brahma 500ml']],
  ['churrascaria', '1 picanha ao ponto com farofa', ['Picanha (400g)', 'Picanha argentina (500g)']],
  ['acaiteria', '1 barca media', ['Açaí', 'Cupuaçu', 'Ninho']],
  [
    'acaiteria',
    '1 milkshake',
    ['Milkshake de chocolate', 'Milkshake de morango', 'Milkshake de Ovomaltine', 'Milkshake de Ninho com Nutella'],
  ],
])('of what may be meant every one is offered, and nothing else: %s, %j', (name, text, ...questions) => {
  expect(offered(name, text)).toEqual(questions);
});

test.each([
  ['pub', '1 skol 600'],
  ['pub', '1 corona'],
  ['pub', '1 agua com gas'],
  ['pub', '1 cheeseburger ao ponto'],
  ['pub', '1 caipirinha de limao com vodka'],
  ['pizzaria', '1 torta de limão'],
  ['pizzaria', '1 pizza atum grande'],
  ['boteco', '1 brahma'],
  ['boteco', '1 heineken 600, 1 coca ks'],
  ['churrascaria', '1 chopp brahma 500'],
  ['churrascaria', '1 stella'],
  ['acaiteria', '1 milkshake de morango 500'],
])('where one alone is meant it is taken, and nothing asked: %s, %j', (name, text) => {
  const menu = menus.get(name);
  if (!menu) throw new Error(name);
  const { lines, unread } = readComanda(menu, text);
  expect([offered(name, text), lines.length, unread]).toEqual([[], text.split(',').length, []]);
});
