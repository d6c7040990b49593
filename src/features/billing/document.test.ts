import { expect, test } from 'vitest';
import { formatDocument, readDocument } from './document.ts';

test('a CPF is known by its digits, however it is written', () => {
  expect(readDocument('529.982.247-25')).toBe('52998224725');
  expect(readDocument(' 52998224725 ')).toBe('52998224725');
  expect(readDocument('529.982.247-24')).toBeNull();
  expect(readDocument('111.111.111-11')).toBeNull();
});

test('so is a CNPJ, with the letters of July 2026 and without', () => {
  expect(readDocument('11.222.333/0001-81')).toBe('11222333000181');
  expect(readDocument('12.ABC.345/01DE-35')).toBe('12ABC34501DE35');
  expect(readDocument('12.abc.345/01de-35')).toBe('12ABC34501DE35');
  expect(readDocument('12.ABC.345/01DE-36')).toBeNull();
  expect(readDocument('11.222.333/0001-82')).toBeNull();
});

test('nothing else is a document', () => {
  for (const text of ['', '0', '1234567890', 'ABCDEFGHIJKLMN', '00000000000000', '5299822472５']) {
    expect(readDocument(text), text).toBeNull();
  }
});

test('both are written as people know them', () => {
  expect(formatDocument('52998224725')).toBe('529.982.247-25');
  expect(formatDocument('12abc34501de35')).toBe('12.ABC.345/01DE-35');
  expect(formatDocument('5299')).toBe('529.9');
});
