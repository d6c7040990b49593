import { expect, test } from 'vitest';
import { tell } from '../../../../bench/typed/score.ts';
import { type ComandaMenu, readComanda } from './read-comanda.ts';

const dish = (name: string, optionGroupIds: string[] = []) => {
  return { id: name, name, available: true, priceCents: 1, optionGroupIds };
};
const group = (id: string, ...names: string[]) => {
  const options = names.map((name) => ({ id: name, name, priceDeltaCents: 0, available: true }));
  return { id, name: id, min: 1, max: 1, options };
};

const menu: ComandaMenu = {
  categories: [
    {
      name: 'Pratos',
      products: [
        dish('Prato feito', ['Mistura']),
        dish('Pirarucu de casaca'),
        dish('Pirarucu na brasa'),
        dish('Feijoada completa'),
      ],
    },
    { name: 'Bebidas', products: [dish('Água mineral', ['Tipo']), dish('Guaraná lata')] },
  ],
  optionGroups: [group('Mistura', 'Bife', 'Frango'), group('Tipo', 'Sem gás', 'Com gás')],
};

const readings: Record<string, [text: string, ...told: string[]][]> = {
  "'pf' is short for a prato feito, and a courtesy where nothing is said of it": [
    ['1 pf', '= 1 Prato feito', '? Mistura'],
    ['2 PFs de frango', '= 2 Prato feito [Frango]'],
    ['pf frango', '= 1 Prato feito [Frango]'],
    ['pf com bife', '= 1 Prato feito [Bife]'],
    ['1 p.f. bife', '= 1 Prato feito [Bife]'],
    ['1 guaraná pf', '= 1 Guaraná lata', '? pf'],
  ],
  'of several dishes that begin so it is asked which': [
    ['1 pirarucu', '? pirarucu'],
    ['1 pirarucu na brasa', '= 1 Pirarucu na brasa'],
  ],
  'a dish after com that is no choice of the one before is asked, with all that is said of it': [
    ['1 feijoada com água', '= 1 Feijoada completa', '? com água'],
    ['1 feijoada c/ água com gás', '= 1 Feijoada completa', '? c/ água com gás'],
    ['1 feijoada com água gelada sem couve', '= 1 Feijoada completa // sem couve', '? com água gelada'],
    ['1 feijoada com 2 águas', '= 1 Feijoada completa', '? com 2 águas'],
    ['1 feijoada com uma água e 1 guaraná', '= 1 Feijoada completa', '? com uma água', '= 1 Guaraná lata'],
    ['1 feijoada com couve', '= 1 Feijoada completa // com couve'],
  ],
};

for (const [rule, cases] of Object.entries(readings))
  test.each(cases)(`${rule}: %j`, (text, ...told) => {
    expect(tell(menu, text, readComanda(menu, text)).sort()).toEqual(told.sort());
  });

test.each([
  ['1 feijoada com água com gás', 'Água mineral', ['= 1 Feijoada completa', '= 1 Água mineral [Com gás]']],
  ['1 feijoada com água com gás', 'com água com gás', ['= 1 Feijoada completa // com água com gás']],
  ['1 feijoada com 2 águas sem gás', 'Água mineral', ['= 1 Feijoada completa', '= 2 Água mineral [Sem gás]']],
])('answered, it is the dish as it was said, or a note: %j, %s', (text, id, told) => {
  const [question] = readComanda(menu, text).asked;
  expect(tell(menu, text, readComanda(menu, text, new Map([[question?.key ?? '', id]])))).toEqual(told);
});
