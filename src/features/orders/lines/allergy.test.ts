import { expect, test } from 'vitest';
import { allergiesApart, speaksOfAllergy } from './allergy.ts';

test.each([
  'alergia a amendoim',
  'ALERGIA GRAVE!!',
  'Sou alérgica a camarão',
  'cliente ALÉRGICO',
  'ale\u0301rgico a leite',
  'sem glúten (alergia)',
  'mesa com alergias',
  'nut allergy',
  'Allergies: nuts',
  'she is ALLERGIC to fish',
  'intolerância à lactose',
  'intolerancia a lactose',
  'Lactose-intolerant',
  'é celíaca',
  'Coeliac, no gluten',
  'risco de anafilaxia',
  'anaphylactic to shellfish',
])('%s is a warning', (text) => {
  expect(speaksOfAllergy(text)).toBe(true);
});

test.each(['', 'sem gelo', 'bem passado', 'Galeria', 'tolerância zero com cebola', 'energia'])(
  '%s is a note like any other',
  (text) => {
    expect(speaksOfAllergy(text)).toBe(false);
  },
);

test('a warning is told apart from the choices and the note beside it', () => {
  const choice = (name: string) => ({ optionId: 'o', group: 'g', name, priceDeltaCents: 0 });
  const choices = [choice('Bem passado'), choice('Sem leite (alergia)')];
  expect(allergiesApart({ choices, notes: 'Intolerância a glúten' })).toEqual({
    warnings: ['Sem leite (alergia)', 'Intolerância a glúten'],
    choices: ['Bem passado'],
    note: '',
  });
  expect(allergiesApart({ choices: [], notes: 'sem gelo' })).toEqual({ warnings: [], choices: [], note: 'sem gelo' });
});
