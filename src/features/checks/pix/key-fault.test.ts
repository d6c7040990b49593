import { expect, test } from 'vitest';
import { keyFault } from './key-fault.ts';

test('a key is told wrong once it is whole, or left; one of another kind is told as what it is', () => {
  expect(keyFault('cpf', '', true)).toBeNull();
  expect(keyFault('cpf', '529.982.247-25', true)).toBeNull();
  expect(keyFault('cpf', '529.982', false)).toBeNull();
  expect(keyFault('cpf', '529.982', true)).toBe('wrong');
  expect(keyFault('cpf', '529.982.247-24', false)).toBe('wrong');
  expect(keyFault('cnpj', 'pix@casa.com.br', true)).toEqual({ other: 'email' });
  expect(keyFault('email', 'pix@casa', false)).toBeNull();
  expect(keyFault('email', 'pix@', true)).toBe('wrong');
  expect(keyFault('phone', '(11) 9999', false)).toBeNull();
  expect(keyFault('phone', '(20) 99999-8888', false)).toBe('wrong');
  expect(keyFault('random', '6b2f4e0a', true)).toBe('wrong');
  expect(keyFault('random', '6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11', true)).toBeNull();
});
