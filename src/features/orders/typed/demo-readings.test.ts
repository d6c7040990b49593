import { expect, test } from 'vitest';
import { tell } from '../../../../bench/typed/score.ts';
import { categories, optionGroups } from '../../../../db/seed/menu.ts';
import { type ComandaMenu, readComanda } from './read-comanda.ts';

const menu: ComandaMenu = {
  categories: categories.map(({ name, products }) => ({
    name,
    products: products.map(({ key, name, priceCents, optionGroups: optionGroupIds }) => {
      return { id: key, name, priceCents, available: true, optionGroupIds };
    }),
  })),
  optionGroups: optionGroups.map(({ key, options, ...group }) => ({
    ...group,
    id: key,
    options: options.map((option) => ({ available: true, ...option, id: `${key}/${option.name}` })),
  })),
};

const guarana = 'Guaraná em lata';
const mate = 'Mate gelado com limão';
const limonada = 'Limonada com capim-santo';

const readings: Record<string, [text: string, ...told: string[]][]> = {
  'what would be less of what nobody ordered is no more of it': [
    ['menos 1 pudim', '! menos 1 pudim'],
    ['-2 pudins', '! -2 pudins'],
    ['1 guaraná, -2 pudins', '= 1 Guaraná em lata', '! -2 pudins'],
    ['mesa 5 -2 guaraná', '@ 5', '= 2 Guaraná em lata'],
  ],
  'a dish that there is none of is marked with its number and its own name': [
    ['1 pf', '! 1 pf'],
    ['10 pf, 1 pudim', '= 1 Pudim de leite', '! 10 pf'],
    ['1 prato feito', '! 1 prato feito'],
    ['pf', '! pf'],
    ['2 guaraná pf', '= 2 Guaraná em lata'],
  ],
  'a word that a question is about is not marked besides': [
    ['2 fritas', '? fritas'],
    ['batata frita', '? batata frita'],
    ['taça de vinho tinto', '? taça de vinho tinto'],
    ['suco de morango', '? suco', '! morango'],
  ],
  'a food that other dishes are made of as well is asked, not chosen': [
    ['1 camarão', '? camarão'],
    ['1 manga', '? manga'],
    ['1 risoto de camarão', '= 1 Risoto de camarão e limão-siciliano'],
    ['1 cogumelos', '= 1 Risoto de cogumelos'],
  ],
  'so many of what was ordered last are taken away': [
    ['3 guaraná, tira um', '= 2 Guaraná em lata'],
    ['3 guaraná menos 1', '= 2 Guaraná em lata'],
    ['3 guaraná tira um dos guaranás', '= 2 Guaraná em lata'],
    ['2 pudim e 3 guaraná, tira dois', '= 2 Pudim de leite', '= 1 Guaraná em lata'],
    ['1 pudim e 1 guaraná, tira 1', '= 1 Pudim de leite'],
    ['3 guaraná tira 5', '? guaraná', '! tira 5'],
    ['2 guaraná e 3 pudim, menos 1 guaraná', '= 1 Guaraná em lata', '= 3 Pudim de leite'],
  ],
  'what is to wait is held, and what nobody ordered is marked': [
    ['1 caldinho, 1 pudim, segura a sobremesa', '= 1 Caldinho de feijão', '= 1 Pudim de leite (held)'],
    ['1 caldinho e 1 pudim, segura o pudim', '= 1 Caldinho de feijão', '= 1 Pudim de leite (held)'],
    ['1 caldinho, 1 pudim, sobremesa depois', '= 1 Caldinho de feijão', '= 1 Pudim de leite (held)'],
    ['1 caldinho, 1 pudim, as sobremesas por último', '= 1 Caldinho de feijão', '= 1 Pudim de leite (held)'],
    ['1 caldinho e segura 1 pudim', '= 1 Caldinho de feijão', '= 1 Pudim de leite (held)'],
    ['1 caldinho, 2 pudim segura', '= 1 Caldinho de feijão', '= 2 Pudim de leite (held)'],
    ['1 caldinho, 1 pudim, segura tudo', '= 1 Caldinho de feijão (held)', '= 1 Pudim de leite (held)'],
    ['1 caldinho, 1 pudim, o pudim depois', '= 1 Caldinho de feijão', '= 1 Pudim de leite // depois (held)'],
    ['1 guaraná bem gelado depois', '= 1 Guaraná em lata // bem gelado depois (held)'],
    ['1 pudim, cortar depois', '= 1 Pudim de leite // cortar depois'],
    ['1 caldinho, segura a sobremesa', '= 1 Caldinho de feijão', '! segura', '! sobremesa'],
    ['1 caldinho, segura o pudim', '= 1 Caldinho de feijão', '! segura o pudim'],
    ['1 caldinho, segura', '= 1 Caldinho de feijão', '! segura'],
  ],
  'a choice that goes on past the name of another dish says which is meant': [
    ['1 caipirinha de limão-taiti com cachaça prata', '= 1 Caipirinha da casa [Limão-taiti; Cachaça prata]'],
    ['caipirinha de limão-cravo com vodca', '= 1 Caipirinha da casa [Limão-cravo; Vodca]'],
    ['caipirinha de limão-taiti com cachaça', '= 1 Caipirinha da casa [Limão-taiti]', '? Destilado'],
    ['caipirinha de limão', '? caipirinha de limão'],
    ['caipirinha de caju e limão com vodca', '= 1 Caipirinha de caju e limão [Vodca]'],
  ],
  'a dish without itself is marked': [
    ['2 pudim, sem o pudim', '= 2 Pudim de leite', '! sem o pudim'],
    ['2 guaraná, nada de gelo', '= 2 Guaraná em lata [Sem gelo]'],
  ],
  'what alone is wanted is ordered, or asked where something else was before': [
    ['só água', '= 1 Água mineral', '? Tipo'],
    ['só uma água', '= 1 Água mineral', '? Tipo'],
    ['1 pudim, só água', '= 1 Pudim de leite', '? só água'],
  ],
  'of two numbers the one beside the dish counts, and the other is marked': [
    ['2 3 guaraná', '= 3 Guaraná em lata', '! 2'],
    ['5 2 pudim', '= 2 Pudim de leite', '! 5'],
  ],
  'what is said of a dish by its name is said of the one that was ordered': [
    ['mesa 9: 2 guaranás e 2 mates, sem gelo nos mates', '@ 9', `= 2 ${guarana}`, `= 2 ${mate} [Sem gelo]`],
    ['2 guaranás e 1 mate, com gelo só no mate', `= 2 ${guarana}`, `= 1 ${mate} // com gelo`],
    ['1 limonada e 1 mate, sem açúcar na limonada', `= 1 ${mate}`, `= 1 ${limonada} [Sem açúcar]`],
    [
      '1 guaraná, 1 mate, sem gelo no guaraná e sem açúcar no mate',
      `= 1 ${guarana} [Sem gelo]`,
      `= 1 ${mate} [Sem açúcar]`,
    ],
    ['2 guaranás e 2 mates, sem gelo nos 2 mates', `= 2 ${guarana}`, `= 2 ${mate} [Sem gelo]`],
  ],
  'what is said of a dish that nobody ordered, or of some of a line, is marked': [
    ['2 guaranás, sem gelo no mate', `= 2 ${guarana}`, '! sem gelo no mate'],
    [
      '1 hambúrguer e 1 feijoada individual, sem cebola no hambúrguer',
      '= 1 Feijoada da casa [Individual]',
      '! 1 hambúrguer',
      '! sem cebola no hambúrguer',
    ],
    ['2 guaranás e 2 mates, sem gelo em 1 mate', `= 2 ${guarana}`, `= 2 ${mate}`, '! sem gelo em 1 mate'],
    ['2 guaranás e 2 mates, sem gelo em um dos mates', `= 2 ${guarana}`, `= 2 ${mate}`, '! sem gelo em um dos mates'],
  ],
  'the number before a choice of the dish counts the choice': [
    [
      'picanha ao ponto pra bem com purê, 2 ovos',
      '= 1 Picanha na brasa [Ao ponto para bem; Purê de mandioquinha]',
      '? 2 ovos',
    ],
    ['picanha ao ponto com purê e 2 ovos', '= 1 Picanha na brasa [Ao ponto; Purê de mandioquinha]', '? 2 ovos'],
    ['3 picanhas ao ponto com batata rústica, 2 ovos', '= 3 Picanha na brasa [Ao ponto; Batata rústica]', '? 2 ovos'],
  ],
  'some with one thing and some with another are as many more, or some of them: it is marked': [
    ['2 guaranás sem gelo e 1 com pouco gelo', `= 2 ${guarana} [Sem gelo]`, '! 1 com pouco gelo'],
    ['2 guaranás sem gelo mais 1 com limão', `= 2 ${guarana} [Sem gelo]`, '! 1 com limão'],
    ['2 limonadas sem açúcar e 1 com gelo', `= 2 ${limonada} [Sem açúcar]`, '! 1 com gelo'],
    ['2 limonadas s/ açúcar e 1 c/ adoçante', `= 2 ${limonada} [Sem açúcar]`, '! 1 c/ adoçante'],
    [
      '2 feijoadas individuais sem couve e 1 com couve extra',
      '= 2 Feijoada da casa [Individual] // sem couve',
      '! 1 com couve extra',
    ],
    ['3 guaranás: 2 sem gelo e 1 com gelo', `= 2 ${guarana} [Sem gelo]`, `= 1 ${guarana} // com gelo`],
    ['3 guaranás, 1 sem gelo', `= 2 ${guarana}`, `= 1 ${guarana} [Sem gelo]`],
  ],
  'when a dish comes is said of the dish behind, or marked': [
    [
      'primeiro 1 caldinho, depois 1 bobó individual, por último 1 pudim',
      '= 1 Caldinho de feijão // primeiro',
      '= 1 Bobó de camarão [Individual] // depois (held)',
      '= 1 Pudim de leite // por último (held)',
    ],
    ['1 guaraná e depois 1 pudim', `= 1 ${guarana}`, '= 1 Pudim de leite // depois (held)'],
    [
      '1 caldinho primeiro e 1 pudim depois',
      '= 1 Caldinho de feijão // primeiro',
      '= 1 Pudim de leite // depois (held)',
    ],
    ['1 caldinho depois 1 pudim', '= 1 Caldinho de feijão', '= 1 Pudim de leite', '! depois'],
    ['1 pudim, depois do pudim 1 café', '= 1 Pudim de leite', '= 1 Café espresso', '! depois do pudim'],
    ['primeiro as bebidas: 2 guaranás', `= 2 ${guarana}`, '! primeiro', '! bebidas'],
  ],
  'an exception holds': [
    [
      '1 guaraná, 1 mate e 1 limonada, tudo sem açúcar menos o guaraná',
      `= 1 ${guarana}`,
      `= 1 ${mate} [Sem açúcar]`,
      `= 1 ${limonada} [Sem açúcar]`,
    ],
    [
      '1 guaraná, 1 mate e 1 limonada, tudo sem açúcar exceto o guaraná e o mate',
      `= 1 ${guarana}`,
      `= 1 ${mate}`,
      `= 1 ${limonada} [Sem açúcar]`,
    ],
    ['1 guaraná e 1 mate, todos sem gelo tirando o mate', `= 1 ${guarana} [Sem gelo]`, `= 1 ${mate}`],
    ['1 mate e 1 limonada, tudo com gelo fora a limonada', `= 1 ${mate} // com gelo`, `= 1 ${limonada}`],
    ['1 mate e 1 pudim, tudo pra viagem, menos o pudim', `= 1 ${mate} // pra viagem`, '= 1 Pudim de leite'],
    ['1 guaraná e 1 mate, tudo sem gelo menos o suco', `= 1 ${guarana}`, `= 1 ${mate}`, '! tudo sem gelo menos o suco'],
    ['2 guaranás e 1 mate sem gelo, menos o mate', `= 2 ${guarana}`, `= 1 ${mate} [Sem gelo]`, '! menos o mate'],
  ],
  'so many of each': [
    ['2 de cada: café, pudim, guaraná', '= 2 Café espresso', '= 2 Pudim de leite', `= 2 ${guarana}`],
    ['café e pudim, 2 de cada', '= 2 Café espresso', '= 2 Pudim de leite'],
    ['1 pudim, 2 de cada: mate e guaraná', '= 1 Pudim de leite', `= 2 ${mate}`, `= 2 ${guarana}`],
    ['1 café e pudim, 2 de cada', '= 1 Café espresso', '= 1 Pudim de leite', '! 2 de cada'],
    ['3 de cada', '! 3 de cada'],
  ],
  'what is left names no dish': [
    ['1 pudim e o resto', '= 1 Pudim de leite', '! resto'],
    ['2 cafés, um com leite e o resto puro', '= 1 Café espresso', '= 1 Café espresso // com leite', '! resto puro'],
  ],
  'the table is no note': [['1 guaraná para a mesa 99', '@ 99', '= 1 Guaraná em lata']],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %j`, (text, ...told) => {
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });

test.each(['2 fritas', '1 batata frita', '1 taça de vinho tinto'])('"%s": all of it goes with the answer', (text) => {
  const [question] = readComanda(menu, text).asked;
  const { lines, asked, unread } = readComanda(menu, text, new Map([[question!.key, question!.candidates[0]!.id]]));
  // Of what size it is may still be asked.
  expect([lines.length, asked.filter(({ groupId }) => groupId === null), unread]).toEqual([1, [], []]);
});

test('what was answered of a line can be asked again', () => {
  const text = '1 picanha ao ponto';
  const [question] = readComanda(menu, text).asked;
  const answered = readComanda(menu, text, new Map([[question!.key, question!.candidates[0]!.id]]));
  expect([answered.asked, answered.lines[0]!.answered]).toEqual([[], [question!.key]]);
  const again = readComanda(menu, text, new Map([[question!.key, '']]));
  expect([again.asked, again.lines[0]!.answered]).toEqual([[question], []]);
});
