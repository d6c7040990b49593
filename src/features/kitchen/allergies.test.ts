import { expect, test } from 'vitest';
import { bandText, briefOf, distinct, saidOf } from './allergies.ts';

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

test.each([
  ['ALERGIA a amendoim! Sem queijo, molho à parte', 'amendoim'],
  ['Alergia a kiwi e leite', 'kiwi e leite'],
  ['ALERGIA GRAVE a camarão, usar panela separada e óleo novo', 'camarão'],
  ['sem pé, com couve, arroz integral no lugar do branco porque a senhora é celíaca', 'celíaca'],
  ['alergia a tudo o que cresce debaixo da terra no inverno', 'tudo o que cresce debaixo da terra no inverno'],
])('beside the dish %s is: %s', (text, brief) => {
  expect(briefOf(text)).toBe(brief);
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

test.each([
  ['ALERGIA a amendoim. Sem pimenta', 'amendoim'],
  ['Alergia a camarão, sem vinagrete', 'camarão'],
  ['celíaco, sem glúten', 'celíaco, sem glúten'],
  ['Alergia: camarão (panela separada)', 'camarão (panela separada)'],
  ['alérgico a NOZES? confirmar', 'NOZES? confirmar'],
])('across a ticket %s is: %s', (text, band) => {
  expect(bandText(text)).toBe(band);
});
