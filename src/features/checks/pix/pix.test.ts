import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseCode, txidOf } from './code.ts';
import { readPixKey } from './key.ts';

test('each kind of key is kept as the directory has it, and what is none of its kind is refused', () => {
  expect(readPixKey('cpf', '529.982.247-25')).toBe('52998224725');
  expect(readPixKey('cpf', '529.982.247-24')).toBeNull();
  expect(readPixKey('cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(readPixKey('cnpj', '11.222.333/0001-82')).toBeNull();
  expect(readPixKey('email', ' Pix@Casa.com.br ')).toBe('pix@casa.com.br');
  expect(readPixKey('email', 'pix@')).toBeNull();
  expect(readPixKey('phone', '(11) 99999-8888')).toBe('+5511999998888');
  expect(readPixKey('phone', '+55 55 99999-8888')).toBe('+5555999998888');
  expect(readPixKey('phone', '5299822')).toBeNull();
  expect(readPixKey('random', '6B2F4E0A-5F0B-4D0A-9A55-7A6C4A6D2C11')).toBe('6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11');
  expect(readPixKey('random', '6b2f4e0a')).toBeNull();
});

test('the code has the amount to the cent, the key, and a name of bill and part that no other has', () => {
  const receiver = { key: 'pix@casa.com.br', name: 'Café do João', city: 'São Paulo' };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.uuid(), fc.uuid(), (cents, bill, part) => {
      const txid = txidOf(bill, part);
      expect(txid).toMatch(/^[A-Za-z0-9]{1,25}$/);
      const code = houseCode(receiver, cents, txid);
      expect(isValidPixPayload(code)).toBe(true);
      const info = getPixPayloadInfo(code);
      expect(JSON.stringify(info)).toContain(txid);
      expect(code).toContain(
        `54${String((cents / 100).toFixed(2).length).padStart(2, '0')}${(cents / 100).toFixed(2)}`,
      );
    }),
  );
});
