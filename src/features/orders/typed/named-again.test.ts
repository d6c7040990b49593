import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { tell } from '../../../../bench/typed/score.ts';
import { readComanda } from './read-comanda.ts';

const menuOf = (name: string) => readCorpus(path.join(import.meta.dirname, `../../../../bench/typed/${name}.txt`)).menu;
const menus = new Map(['nordestina', 'peixaria', 'hamburgueria'].map((name) => [name, menuOf(name)]));

const readings: Record<string, [menu: string, text: string, ...told: string[]][]> = {
  'a number may be the name of a thing': [
    ['nordestina', '2 doses de 51 e 3 pitu garrafa', '= 2 Cachaça 51 [Dose]', '= 3 Cachaça Pitú [Garrafa]'],
    ['nordestina', '51 bolo de rolo', '= 51 Bolo de rolo'],
    ['peixaria', '2 caipirinha limão 51 3 coca zero', '= 2 Caipirinha [Limão; Cachaça 51]', '= 3 Coca-Cola Zero lata'],
    ['hamburgueria', '2 milk-shake 400 de morango, não, 3', '= 3 Milk-shake 400ml [Morango]'],
    [
      'hamburgueria',
      '2 combo 3 onion rings coca lata, não, 1',
      '= 2 Combo 3 [Onion rings; Coca-Cola lata]',
      '! não',
      '! 1',
    ],
  ],
  'a denied choice is answered anew by its own question': [
    [
      'peixaria',
      '1 pescada com pirão e salada, grelhada não, assada',
      '= 1 Pescada amarela [Assado na folha; Pirão; Salada]',
    ],
    ['peixaria', '1 pescada grelhada não, com fritas', '= 1 Pescada amarela [Grelhado; Batata frita]', '! não'],
  ],
  'the one that has an answer is taken back whole': [
    ['nordestina', '2 tapioca de coco e 1 de frango, cancela a de coco', '= 1 Tapioca [Frango]'],
    ['nordestina', '2 tapioca de coco e 1 de frango, cancela a de frango', '= 2 Tapioca [Coco]'],
    ['nordestina', '1 tapioca de coco e queijo, tira a de coco', '= 1 Tapioca [Queijo coalho]'],
  ],
  'what is asked about is told by what is said of it': [
    ['nordestina', '2 coca, uma zero, outra normal', '= 1 Coca-Cola Zero lata', '= 1 Coca-Cola lata'],
    ['peixaria', '1 coca zero e 1 guaraná, os dois zero', '= 1 Coca-Cola Zero lata', '= 1 Guaraná Zero lata'],
    ['peixaria', '2 agua, 1 com gas e 1 de coco', '= 1 Água mineral [Com gás]', '= 1 Água de coco'],
    ['hamburgueria', '1 burger da casa ao ponto com queijo, cheddar', '= 1 Burger da casa 180g [Ao ponto; Cheddar]'],
  ],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %s, %j`, (name, text, ...told) => {
    const menu = menus.get(name);
    if (!menu) throw new Error(name);
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });
