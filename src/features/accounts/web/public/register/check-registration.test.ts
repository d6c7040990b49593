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

test('a telephone has its area', () => {
  const phone = (phone: string) => checkRegistration({ ...registrationOf(new FormData()), phone }).phone;
  for (const typed of ['123', '3000-8000', 'ligue para a casa'])
    expect(phone(typed), typed).toBe('Digite o telefone com DDD, como (11) 98888-7777.');
  for (const typed of ['(31) 3000-8000', '31988887777', '0800 123 4567', '+351 912 345 678'])
    expect(phone(typed), typed).toBeUndefined();
});

test('every key is put into its own words', () => {
  const known = m as unknown as Record<string, () => string>;
  for (const [key, say] of Object.entries(fieldWords)) expect(say()).toBe(known[key]?.() ?? m['fields.invalid']());
});
