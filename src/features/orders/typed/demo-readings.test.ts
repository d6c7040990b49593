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

const readings: Record<string, [text: string, ...told: string[]][]> = {
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
  'the table is no note': [['1 guaraná para a mesa 99', '@ 99', '= 1 Guaraná em lata']],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %j`, (text, ...told) => {
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });
