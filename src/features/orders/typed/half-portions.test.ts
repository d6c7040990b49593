import path from 'node:path';
import { expect, test } from 'vitest';
import { readCorpus } from '../../../../bench/typed/corpus.ts';
import { tell } from '../../../../bench/typed/score.ts';
import { readComanda } from './read-comanda.ts';

const menus = new Map(
  ['boteco', 'cantina', 'pizzaria', 'churrascaria', 'baiano'].map((name) => [
    name,
    readCorpus(path.join(import.meta.dirname, `../../../../bench/typed/${name}.txt`)).menu,
  ]),
);

function menuOf(name: string) {
  const menu = menus.get(name);
  if (!menu) throw new Error(name);
  return menu;
}

const half = '= 1 Mandioca frita [Meia porção]';
const batata = '= 1 Batata frita [Meia porção]';
const coke = '= 1 Coca-Cola Zero lata';

const readings: Record<string, [menu: string, text: string, ...told: string[]][]> = {
  'half a portion, before the dish': [
    ['boteco', 'meia porção de mandioca', half],
    ['boteco', 'meia mandioca', half],
    ['boteco', 'meia de mandioca', half],
    ['boteco', '1 meia de mandioca', half],
    ['boteco', '1/2 porção de batata', batata],
    ['boteco', '½ batata', batata],
    ['boteco', '2 meias porções de mandioca', '= 2 Mandioca frita [Meia porção]'],
    ['boteco', 'meia mandioca sem sal', `${half} // sem sal`],
    ['churrascaria', 'meio frango na brasa', '= 1 Frango na brasa [Meia]'],
    ['baiano', 'meia calabresa', '= 1 Calabresa acebolada [Meia]'],
  ],
  'half a portion, behind the dish': [
    ['boteco', 'mandioca meia porção', half],
    ['boteco', '1 mandioca, meia', half],
    ['boteco', '1 mandioca meia sem sal', `${half} // sem sal`],
  ],
  'half a portion beside another dish': [
    ['boteco', '1 coca zero, meia mandioca', coke, half],
    ['boteco', '1 coca zero e meia mandioca', coke, half],
    ['boteco', '1 coca zero meia mandioca', coke, half],
    ['boteco', 'meia batata meia mandioca', batata, half],
    ['boteco', 'meia batata, meia mandioca', batata, half],
    ['boteco', 'meia porção de batata e meia de mandioca', batata, half],
    ['boteco', '1 inteira de batata e meia mandioca', '= 1 Batata frita [Porção inteira]', half],
    ['boteco', '1 batata meia mandioca', '= 1 Batata frita', '= 1 Mandioca frita', '? Tamanho', '? Tamanho'],
  ],
  'half a dozen halves nothing': [['boteco', 'meia dúzia de coxinhas', '= 6 Coxinha de frango com catupiry']],
  'one and a half is asked': [
    ['boteco', 'uma e meia porção de mandioca', '? uma e meia porção de mandioca'],
    ['boteco', 'uma porção e meia de mandioca', '? uma porção e meia de mandioca'],
    ['boteco', '2 e meia mandioca', '? 2 e meia mandioca'],
    ['boteco', 'uma mandioca e meia', '? uma mandioca e meia'],
    ['boteco', 'uma mandioca e meia, 1 coca zero', '? uma mandioca e meia', coke],
    ['boteco', 'uma e meia torresmo', '? uma e meia torresmo'],
  ],
  'of what is not had by halves it is asked': [
    ['boteco', 'meia coxinha', '? meia'],
    ['boteco', 'meia porção de coxinha', '? meia'],
    ['boteco', '2 coxinhas, meia', '? meia'],
    ['boteco', '1 coca zero, meia coxinha', coke, '? meia'],
    ['boteco', 'meia picanha', '? meia'],
    ['cantina', 'meia lasanha bolonhesa', '? meia'],
    ['cantina', 'meia pizza', '? meia'],
  ],
  'of what size several are is asked once': [['boteco', '2 mandiocas, meia', '= 2 Mandioca frita', '? Tamanho']],
  'half of a side is asked': [
    [
      'boteco',
      '1 picanha ao ponto com arroz, com meia mandioca',
      '= 1 Picanha na brasa [Ao ponto; Arroz branco e farofa]',
      '? com meia mandioca',
    ],
  ],
  'the halves of a pizza are its flavours': [
    ['cantina', '1 pizza grande meia calabresa meia mussarela', '= 1 Pizza [Grande; Mussarela; Calabresa]'],
    ['cantina', 'meia calabresa meia mussarela', '= 1 Pizza [Mussarela; Calabresa]', '? Tamanho da pizza'],
    ['cantina', '1 pizza grande meio a meio calabresa e mussarela', '= 1 Pizza [Grande; Mussarela; Calabresa]'],
    ['cantina', '1 pizza grande meia calabresa', '= 1 Pizza [Grande; Calabresa]', '! meia'],
    ['pizzaria', 'meia calabresa meia mussarela', '= 1 Pizza meio a meio [Calabresa; Mussarela]', '? Tamanho'],
    [
      'pizzaria',
      '1 pizza meio a meio calabresa mussarela',
      '= 1 Pizza meio a meio [Calabresa; Mussarela]',
      '? Tamanho',
    ],
    ['boteco', 'meia calabresa meia mussarela', '= 1 Calabresa acebolada [Meia porção]', '! mussarela'],
    ['boteco', 'pizza meio a meio', '! pizza meio', '! meio'],
  ],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %s, %j`, (name, text, ...told) => {
    const menu = menuOf(name);
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });

/** The lines of a sentence after the first question is answered so. */
function answered(text: string, id: string): string[] {
  const menu = menuOf('boteco');
  const [question] = readComanda(menu, text).asked;
  return tell(menu, text, readComanda(menu, text, new Map([[question?.key ?? '', id]])));
}

test('one and a half are a whole one and a half, or three halves; what else is said holds for both', () => {
  expect(answered('uma e meia mandioca sem sal', 'whole').sort()).toEqual([
    '= 1 Mandioca frita [Meia porção] // sem sal',
    '= 1 Mandioca frita [Porção inteira] // sem sal',
  ]);
  expect(answered('uma mandioca e meia', 'halves')).toEqual(['= 3 Mandioca frita [Meia porção]']);
});

test('a dish that is not had by halves is named, and can be had whole', () => {
  const [question] = readComanda(menuOf('boteco'), '2 coxinhas, meia').asked;
  expect(question).toMatchObject({ noHalf: 'Coxinha de frango com catupiry', quantity: 2, groupId: null });
  expect(answered('2 coxinhas, meia', 'Coxinha de frango com catupiry')).toEqual([
    '= 2 Coxinha de frango com catupiry',
  ]);
  expect(answered('uma e meia torresmo', '2')).toEqual(['= 2 Torresmo de rolo']);
});
