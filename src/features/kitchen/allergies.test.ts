import { expect, test } from 'vitest';
import { distinct, saidOf } from './allergies.ts';

test.each([
  ['Alergia a leite', 'leite'],
  ['ALÉRGICO A LEITE', 'LEITE'],
  ['sou alérgica à lactose', 'lactose'],
  ['Alergia: camarão (panela separada)', 'camarão (panela separada)'],
  ["I'm allergic to nuts", 'nuts'],
  ['alergia grave a ovo', 'grave a ovo'],
  ['alergia!!', 'alergia!!'],
  ['celíaco, sem glúten', 'celíaco, sem glúten'],
  ['não tenho alergia a leite, tenho a ovo', 'não tenho alergia a leite, tenho a ovo'],
])('of %s the band says: %s', (text, said) => {
  expect(saidOf(text)).toBe(said);
});

test('each thing is said once, however it was written, and the surest first', () => {
  const said = [
    'não tenho alergia a leite, tenho a ovo',
    'não posso comer amendoim',
    'Alergia a leite',
    'ALÉRGICO A LEITE!',
    'celíaco, sem glúten',
  ];
  expect(distinct(said.map((text) => ({ text }))).map(({ text }) => text)).toEqual([
    'Alergia a leite',
    'celíaco, sem glúten',
    'não posso comer amendoim',
    'não tenho alergia a leite, tenho a ovo',
  ]);
});
