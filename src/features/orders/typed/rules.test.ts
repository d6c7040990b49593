import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { tell } from '../../../../bench/typed/score.ts';
import { readComanda } from './read-comanda.ts';

const menus = new Map(
  ['pub', 'churrascaria', 'pizzaria', 'acaiteria', 'boteco'].map((name) => [
    name,
    readCorpus(path.join(import.meta.dirname, `../../../../bench/typed/${name}.txt`)).menu,
  ]),
);

const readings: Record<string, [menu: string, text: string, ...told: string[]][]> = {
  'the table stands anywhere, in figures and words': [
    ['churrascaria', '2 coca zero pra mesa doze', '@ 12', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', 'table 18: 2 coca zero', '@ 18', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', '2 coca zero na mesa nº 7', '@ 7', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', '2 coca zero para a 12', '@ 12', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', 'm 12 2 coca zero', '@ 12', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', '2 coca zero, m12', '@ 12', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', 'na 7: 2 coca zero', '@ 7', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', 'm 2 coca zero', '= 2 Coca-Cola Zero lata', '! m'],
    ['churrascaria', 'mesa 4, não, mesa 5: 2 coca zero', '@ 5', '= 2 Coca-Cola Zero lata'],
    ['churrascaria', 'mesa 4 aliás 5, 2 coca zero', '@ 5', '= 2 Coca-Cola Zero lata'],
  ],
  'the numbers of a list count nothing': [
    ['churrascaria', '1) 2 coca zero 2) 1 pudim', '= 2 Coca-Cola Zero lata', '= 1 Pudim de leite'],
    ['churrascaria', '1. coca zero\n2. pudim', '= 1 Coca-Cola Zero lata', '= 1 Pudim de leite'],
    ['churrascaria', '1 - 2 coca zero\n2 - pudim', '= 2 Coca-Cola Zero lata', '= 1 Pudim de leite'],
    ['churrascaria', 'pudim (2), coca zero 2.', '= 2 Pudim de leite', '= 2 Coca-Cola Zero lata'],
  ],
  'the last number counts': [
    ['churrascaria', '2 coca lata, não, 3', '= 3 Coca-Cola lata'],
    ['churrascaria', '2 coca zero não 3', '= 3 Coca-Cola Zero lata'],
    ['churrascaria', '2, não, 3 coca zero', '= 3 Coca-Cola Zero lata'],
    ['churrascaria', '1 fanta e 1 pudim. na verdade são 2', '= 1 Fanta laranja lata', '= 2 Pudim de leite'],
    ['churrascaria', '2 fanta, deixa só 1', '= 1 Fanta laranja lata'],
    ['pub', '1 ipa 300, errei, 2 ipa 300', '= 2 Chope IPA [Copo 300 ml]'],
  ],
  'a dish that is said instead takes the place of the last': [
    ['churrascaria', '3 coca lata, troca 1 coca por fanta', '= 2 Coca-Cola lata', '= 1 Fanta laranja lata'],
    ['churrascaria', '2 coca zero aliás sprite', '= 2 Sprite lata'],
    ['churrascaria', '1 coca, não, guarana zero', '= 1 Guaraná Zero lata'],
    [
      'churrascaria',
      '1 picanha argentina ao ponto com farofa, ops, fraldinha',
      '= 1 Fraldinha [Ao ponto; Farofa de ovos]',
    ],
    ['churrascaria', '1 suco de laranja, não, 1 de abacaxi', '= 1 Suco natural [Abacaxi]'],
    ['churrascaria', '1 fanta, 1 pudim, troca a fanta por sprite', '= 1 Pudim de leite', '= 1 Sprite lata'],
    ['churrascaria', '2 fanta, 1 pudim. tira a fanta e põe sprite', '= 1 Pudim de leite', '= 2 Sprite lata'],
    ['churrascaria', '1 fanta, 1 sprite em vez da fanta', '= 1 Sprite lata'],
    [
      'acaiteria',
      '1 sorvete 2 bolas creme casquinha, quer dizer, 3 bolas',
      '= 1 Sorvete 3 bolas [Casquinha]',
      '? Três sabores',
    ],
  ],
  'a choice that is said instead takes the place of the one before': [
    [
      'churrascaria',
      '1 picanha argentina ao ponto, aliás bem passada, com farofa',
      '= 1 Picanha argentina (500g) [Bem passado; Farofa de ovos]',
    ],
    ['pizzaria', '1 pizza calabresa grande com bacon, não, com ovo', '= 1 Pizza Calabresa [Grande; Ovo]'],
    ['pizzaria', '1 calabresa grande. muda pra broto', '= 1 Pizza Calabresa [Broto]'],
    ['churrascaria', '1 coca zero com gelo aliás sem gelo', '= 1 Coca-Cola Zero lata // sem gelo'],
    ['acaiteria', '1 acai 300, aliás 500', '= 1 Açaí [500 ml]'],
  ],
  'what is taken back is not ordered': [
    ['churrascaria', '1 coca lata, 1 sprite, cancela a sprite', '= 1 Coca-Cola lata'],
    ['churrascaria', '2 coca zero, 1 pudim, tira 1 coca', '= 1 Coca-Cola Zero lata', '= 1 Pudim de leite'],
    ['churrascaria', '1 fanta, 1 pudim, deixa pra lá o pudim', '= 1 Fanta laranja lata'],
    ['churrascaria', '1 fanta, 1 pudim, deixa o pudim pra lá', '= 1 Fanta laranja lata'],
    ['churrascaria', '1 fanta, 1 sprite, a fanta não', '= 1 Sprite lata'],
    ['churrascaria', '1 coca zero, 1 sprite não precisa da coca', '= 1 Sprite lata'],
    ['churrascaria', '2 coca zero, cancela tudo'],
    ['pizzaria', '1 pizza calabresa grande borda catupiry, tira a borda', '= 1 Pizza Calabresa [Grande]'],
    ['churrascaria', '1 fraldinha ao ponto com farofa, tira a farofa', '= 1 Fraldinha [Ao ponto]', '? Guarnições'],
  ],
  'where it is not plain what is meant, it is marked or asked': [
    [
      'boteco',
      '1 picanha ao ponto com batata, 1 fraldinha mal passada, troca o ao ponto por bem passada',
      '= 1 Picanha na brasa [Bem passada; Batata rústica]',
      '= 1 Fraldinha na brasa [Malpassada]',
    ],
    [
      'pub',
      '2 combo 2 ao ponto com batata frita e coca, um com guarana',
      '= 2 Combo 2 [Ao ponto; Batata frita; Coca-Cola]',
      '! um com guarana',
    ],
    ['churrascaria', '2 coca lata, troca uma por zero', '= 2 Coca-Cola lata', '! troca uma por zero'],
    ['churrascaria', '1 caipirinha limão vodka, não de coco', '= 1 Caipirinha [Limão; Vodka]', '! não de coco'],
    ['churrascaria', '1 coca lata, pera, 1 pudim', '= 1 Coca-Cola lata', '= 1 Pudim de leite', '! pera'],
    ['churrascaria', '1 fanta, não sprite', '= 1 Fanta laranja lata', '! não sprite'],
    ['churrascaria', '1 coca zero, 1 fanta não', '= 1 Coca-Cola Zero lata', '= 1 Fanta laranja lata', '! não'],
    ['churrascaria', '1 coca zero, cancela o pudim', '= 1 Coca-Cola Zero lata', '! cancela o pudim'],
    ['churrascaria', '1 coca zero, tira o pudim', '= 1 Coca-Cola Zero lata', '! tira o pudim'],
    ['churrascaria', '1 fraldinha mal passada não bem passada com farofa', '= 1 Fraldinha [Farofa de ovos]', '? Ponto'],
    ['churrascaria', '2 coca zero, ops', '= 2 Coca-Cola Zero lata', '! ops'],
  ],
  'two that exclude each other are asked or marked': [
    ['acaiteria', '1 acai 300 com banana, sem banana', '= 1 Açaí [300 ml; Banana]', '! sem banana'],
    ['pub', '1 gin tonica pouco gelo sem gelo', '= 1 Gin tônica', '? Gelo'],
    ['pub', '1 burger da casa mal passado ou ao ponto', '= 1 Hambúrguer da casa', '? Ponto da carne'],
    ['pub', '1 coca ou guarana', '? coca ou guarana'],
    ['pub', '1 burger da casa ao ponto sem cebola com cebola', '= 1 Hambúrguer da casa [Ao ponto]', '? com cebola'],
    ['churrascaria', '1 agua mineral com gas sem gas', '? agua mineral com gas', '! sem gas'],
    ['churrascaria', '1 coca zero com gelo sem gelo', '= 1 Coca-Cola Zero lata // com gelo', '! sem gelo'],
    ['pub', '1 mojito sem álcool com álcool', '= 1 Mojito sem álcool', '! com álcool'],
  ],
  'a dish that the house does not have is no other one': [
    ['pizzaria', '1 nhoque à bolonhesa', '? nhoque', '! bolonhesa'],
    ['pizzaria', '1 espaguete ao sugo', '? espaguete', '! sugo'],
    ['churrascaria', '1 picanha suina ao ponto', '? picanha', '! suina'],
  ],
  'what was ordered and is named again is no other one': [
    [
      'boteco',
      '1 pudim, 1 romeu e julieta; o pudim é pra depois',
      '= 1 Pudim de leite // pra depois (held)',
      '= 1 Romeu e Julieta',
    ],
    [
      'boteco',
      '1 fraldinha e 1 torresmo, a fraldinha bem passada',
      '= 1 Fraldinha na brasa [Bem passada]',
      '= 1 Torresmo de rolo',
    ],
    ['boteco', '1 cafe espresso e 1 cafe com leite, o com leite cancela', '= 1 Café espresso'],
    [
      'boteco',
      '1 original, não tem original? então brahma',
      '= 1 Cerveja Original 600ml',
      '= 1 Cerveja Brahma lata',
      '! não tem original',
    ],
  ],
  'what is said of several is a choice of each that has it': [
    [
      'churrascaria',
      '3 coca lata, 1 pudim, as 3 cocas bem geladas',
      '= 3 Coca-Cola lata // bem geladas',
      '= 1 Pudim de leite',
    ],
    [
      'churrascaria',
      '1 suco de laranja, 1 de morango, ambos sem açúcar',
      '= 1 Suco natural [Laranja] // sem açúcar',
      '= 1 Suco natural [Morango] // sem açúcar',
    ],
    [
      'pub',
      '2 coca zero, 1 guarana, todas sem gelo',
      '= 2 Coca-Cola zero lata [Sem gelo]',
      '= 1 Guaraná lata [Sem gelo]',
    ],
    [
      'pub',
      '1 burger da casa e 1 cheeseburger, os 2 mal passados e sem cebola',
      '= 1 Hambúrguer da casa [Mal passada; Sem cebola]',
      '= 1 Cheeseburger [Mal passada; Sem cebola]',
    ],
    [
      'pub',
      '1 burger da casa, 1 coca zero, 1 cheeseburger, todos ao ponto',
      '= 1 Hambúrguer da casa [Ao ponto]',
      '= 1 Coca-Cola zero lata',
      '= 1 Cheeseburger [Ao ponto]',
    ],
    [
      'pub',
      'tudo sem cebola: 1 burger da casa ao ponto, 1 cheeseburger mal passado',
      '= 1 Hambúrguer da casa [Ao ponto; Sem cebola]',
      '= 1 Cheeseburger [Mal passada; Sem cebola]',
    ],
    ['pub', '2 cheeseburger, os dois ao ponto e 1 coca zero', '= 2 Cheeseburger [Ao ponto]', '= 1 Coca-Cola zero lata'],
    ['pub', 'ambas sem gelo', '! ambas sem gelo'],
  ],
  'halves of a number, and what is left unsaid': [
    [
      'pub',
      '10 chope pilsen, metade de 300 metade de 500',
      '= 5 Chope pilsen [Copo 300 ml]',
      '= 5 Chope pilsen [Caneca 500 ml]',
    ],
    [
      'acaiteria',
      '4 dindin metade amendoim metade graviola',
      '= 2 Dindin gourmet [Amendoim]',
      '= 2 Dindin gourmet [Graviola]',
    ],
    ['acaiteria', '2 sundaes, 1 creme e 1 flocos', '= 1 Sundae [Creme]', '= 1 Sundae [Flocos]'],
    ['pub', '3 coca lata, 2 com gelo e 1 sem', '= 2 Coca-Cola lata [Com gelo]', '= 1 Coca-Cola lata [Sem gelo]'],
    ['pub', '3 coca lata, 2 com e 1 sem gelo', '= 2 Coca-Cola lata [Com gelo]', '= 1 Coca-Cola lata [Sem gelo]'],
    [
      'churrascaria',
      '3 coca lata, 2 com gelo e 1 sem',
      '= 2 Coca-Cola lata // com gelo',
      '= 1 Coca-Cola lata // sem gelo',
    ],
  ],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %s, %j`, (name, text, ...told) => {
    const menu = menus.get(name);
    if (!menu) throw new Error(name);
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });

test('a house has words of its own, which keep their place in the text', () => {
  const menu = menus.get('churrascaria');
  if (!menu) throw new Error('churrascaria');
  const words = [
    { said: 'moreninha', means: 'coca zero' },
    { said: 'pé de moça', means: 'pudim' },
  ];
  const text = '2 moreninhas, 1 pe de moça';
  const { lines, unread } = readComanda({ ...menu, words }, text);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    ['Coca-Cola Zero lata', 2],
    ['Pudim de leite', 1],
  ]);
  expect(lines[0]?.spans.map(({ start, end }) => text.slice(start, end))).toEqual(['2 moreninhas']);
  expect(unread).toEqual([]);
  expect(readComanda(menu, text).lines).toEqual([]);
});

test('what is more than may be chosen is told apart', () => {
  const menu = menus.get('boteco');
  if (!menu) throw new Error('boteco');
  const text = '2 pasteis de carne, queijo e palmito';
  const { lines, excess, unread } = readComanda(menu, text);
  expect(lines.map(({ optionIds }) => optionIds)).toEqual([['pastel/Carne', 'pastel/Queijo']]);
  expect(excess.map(({ start, end }) => text.slice(start, end))).toEqual(['palmito']);
  expect(unread).toEqual(excess);
});

test('what a menu does not have is no misspelt other thing', () => {
  const product = { id: 'Batida de coco', name: 'Batida de coco', priceCents: 1, available: true, optionGroupIds: [] };
  const menu = { categories: [{ name: 'Drinks', products: [product] }], optionGroups: [] };
  expect(readComanda(menu, '1 coca')).toMatchObject({ lines: [], asked: [], unread: [{ start: 0, end: 6 }] });
});
