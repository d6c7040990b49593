import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { checkRegistration } from './check-registration.ts';
import { fieldWords } from './field-words.ts';
import { registrationOf } from './form-values.ts';

test('an empty form says everything that is missing, at once and in the words of the specification', () => {
  const empty = registrationOf(new FormData());
  expect(checkRegistration({ ...empty, confirmPassword: 'x' })).toEqual({
    name: 'Nome do restaurante obrigatório',
    description: 'Descrição obrigatório',
    address: 'Endereço obrigatório',
    phone: 'Telefone obrigatório',
    email: 'Endereço de email inválido',
    password: 'Sua senha precisa ter no minímo 8 caracteres',
    confirmPassword: 'Suas senhas não estão iguais',
  });
});

test('a telephone has digits', () => {
  const typed = { ...registrationOf(new FormData()), phone: 'ligue para a casa' };
  expect(checkRegistration(typed).phone).toBe('Número de telefone inválido');
  expect(checkRegistration({ ...typed, phone: '0800 CASA' }).phone).toBeUndefined();
});

test('every key is put into its own words', () => {
  const known = m as unknown as Record<string, () => string>;
  for (const [key, say] of Object.entries(fieldWords)) expect(say()).toBe(known[key]?.() ?? m['fields.invalid']());
});
