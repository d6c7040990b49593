import { expect, test } from 'vitest';
import { decodeCsv } from './decode-csv.ts';

const text = 'categoria;nome;preço\r\nPorções;Pão de açúcar – 1ª;12,90';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['Latin-1 as Windows writes it', Buffer.from(text.replace('–', '\u0096'), 'latin1')],
])('%s is read', (_, bytes) => {
  expect(decodeCsv(bytes)).toBe(text);
});

test.each([
  ['a spreadsheet', Buffer.from('PK\u0003\u0004xl/workbook.xml')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
])('%s is no text', (_, bytes) => {
  expect(decodeCsv(bytes)).toBeNull();
});
