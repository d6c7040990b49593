import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { hasError, isStaticPix, parsePix } from 'pix-utils';
import { expect, test } from 'vitest';
import type { CodedError } from '#lib/errors.ts';
import { maxPixCity, maxPixName, type PixKind } from '../values.ts';
import { houseCode, txidOf } from './code.ts';
import { readPixKey } from './key.ts';
import { receiverOf } from './receiver.ts';

/** What another reader finds in a code. */
function readBack(code: string | null) {
  const read = parsePix(code ?? '');
  if (hasError(read) || !isStaticPix(read)) throw new Error('pix-utils does not read it');
  return read;
}

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
  // The directory knows no fixed line, and no area code that does not exist.
  expect(readPixKey('phone', '(11) 3333-4444')).toBeNull();
  expect(readPixKey('phone', '(20) 99999-8888')).toBeNull();
  expect(readPixKey('random', '6B2F4E0A-5F0B-4D0A-9A55-7A6C4A6D2C11')).toBe('6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11');
  expect(readPixKey('random', '6b2f4e0a')).toBeNull();
});

test('the code has the amount to the cent, the key, and a name of bill and part that no other has', () => {
  const receiver = { key: 'pix@casa.com.br', name: 'Café do João', city: 'São Paulo' };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.uuid(), fc.uuid(), (cents, bill, part) => {
      const txid = txidOf(bill, part);
      expect(txid).toMatch(/^[A-Za-z0-9]{1,25}$/);
      const code = houseCode(receiver, cents, txid) ?? '';
      expect(isValidPixPayload(code)).toBe(true);
      const info = getPixPayloadInfo(code);
      expect(JSON.stringify(info)).toContain(txid);
      expect(code).toContain(
        `54${String((cents / 100).toFixed(2).length).padStart(2, '0')}${(cents / 100).toFixed(2)}`,
      );
    }),
  );
});

test.each([
  ['Bar & Grill', 'Bar e Grill'],
  ['Caixa d’Água / Centro', 'Caixa dAgua Centro'],
  ["Joe's Açaí 1ª", 'Joes Acai 1a'],
  ['寿司 Sushi', 'Sushi'],
  ['寿&司 A', 'A'],
])('%j is %j in a code', (name, inCode) => {
  const code = houseCode({ key: 'pix@casa.com.br', name, city: 'São João-del-Rei' }, 1_250, 'C1');
  expect(readBack(code)).toMatchObject({ merchantName: inCode, merchantCity: 'Sao Joao del Re' });
});

test('whatever is accepted as a receiver makes a code that another reader reads back', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
  const words = (most: number) =>
    fc
      .oneof(
        fc.string({ unit: 'grapheme', maxLength: most }),
        fc.string({ unit: fc.constantFrom(..."Aàç&/'’´. -寿1"), maxLength: most }),
      )
      .map((text) => text.slice(0, most).trim())
      .filter((text) => text !== '');
  const keys: fc.Arbitrary<{ kind: PixKind; key: string }> = fc.oneof(
    fc.record({
      kind: fc.constant('phone' as const),
      key: fc.oneof(
        digits(10),
        digits(11),
        fc.tuple(digits(2), digits(8)).map(([area, rest]) => `${area}9${rest}`),
      ),
    }),
    fc.record({
      kind: fc.constant('email' as const),
      key: fc.oneof(fc.emailAddress(), fc.constant('Caixa@Casa.com.br')),
    }),
    fc.record({ kind: fc.constant('random' as const), key: fc.uuid() }),
    fc.record({ kind: fc.constant('cpf' as const), key: fc.constantFrom('529.982.247-25', '11144477735') }),
    fc.record({ kind: fc.constant('cnpj' as const), key: fc.constantFrom('12.abc.345/01de-35', '11222333000181') }),
  );
  fc.assert(
    fc.property(
      keys,
      words(maxPixName),
      words(maxPixCity),
      fc.integer({ min: 1, max: 100_000_000 }),
      (key, name, city, cents) => {
        let receiver: ReturnType<typeof receiverOf>;
        try {
          receiver = receiverOf({ ...key, name, city });
        } catch (refused) {
          expect((refused as CodedError).code).toMatch(/^pix_(key|name|city)_invalid$/);
          return;
        }
        const read = readBack(houseCode(receiver, cents, 'C1'));
        expect(read).toMatchObject({ pixKey: receiver.key, transactionAmount: cents / 100, txid: 'C1' });
        for (const said of [read.merchantName, read.merchantCity])
          expect(said).toMatch(/^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/);
      },
    ),
    { numRuns: 500 },
  );
});
