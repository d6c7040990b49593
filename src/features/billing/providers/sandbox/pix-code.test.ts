import { getPixPayloadInfo, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { createStaticPix, hasError, isStaticPix, parsePix } from 'pix-utils';
import { expect, test } from 'vitest';
import { pixCode, txidOf } from './pix-code.ts';

const ids = fc.uuid();
const amounts = fc.integer({ min: 1, max: 100_000_000 });

/** CRC-16/CCITT-FALSE over everything up to and with '6304', written once more from its definition. */
function crcOf(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The fields of an EMV text, read independently: two digits of id, two of length, and so much text. */
function fieldsOf(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4));
    fields[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test('every code reads back, by two other readers and by hand', () => {
  fc.assert(
    fc.property(ids, amounts, (id, amountCents) => {
      const code = pixCode(id, amountCents);
      expect(code.slice(-4)).toBe(crcOf(code.slice(0, -4)));
      const fields = fieldsOf(code);
      expect(fields).toMatchObject({
        '00': '01',
        // Paid once, and second in its place.
        '01': '12',
        '52': '0000',
        '53': '986',
        '58': 'BR',
        '59': 'Comanda Sandbox',
        '60': 'Sao Paulo',
      });
      expect(fields['54']).toBe((amountCents / 100).toFixed(2));
      expect(fieldsOf(fields['26']!)['00']).toBe('br.gov.bcb.pix');
      expect(fieldsOf(fields['62']!)['05']).toBe(txidOf(id));
      expect(isValidPixPayload(code)).toBe(true);
      expect(getPixPayloadInfo(code)).toMatchObject({ txid: txidOf(id) });
      const parsed = parsePix(code);
      if (hasError(parsed) || !isStaticPix(parsed)) throw new Error('pix-utils does not read it');
      expect(parsed).toMatchObject({
        txid: txidOf(id),
        transactionAmount: amountCents / 100,
        merchantName: 'Comanda Sandbox',
      });
    }),
  );
});

test('it says that it is paid once, in the place and the words in which another maker of codes says so', () => {
  fc.assert(
    fc.property(ids, amounts, (id, amountCents) => {
      const code = pixCode(id, amountCents);
      const asked = {
        merchantName: 'Comanda Sandbox',
        merchantCity: 'Sao Paulo',
        pixKey: '6b2f4e0a-5f0b-4d0a-9a55-7a6c4a6d2c11',
        transactionAmount: amountCents / 100,
        txid: txidOf(id),
        oneTime: true,
      };
      const made = createStaticPix(asked);
      if (hasError(made)) throw new Error('pix-utils does not make it');
      expect(code.startsWith('000201010212')).toBe(true);
      // It writes names in capitals, which makes another sum.
      const { '63': _sum, ...theirs } = fieldsOf(made.toBRCode());
      const { '63': _, ...ours } = fieldsOf(code);
      expect({ ...ours, '59': ours['59']?.toUpperCase(), '60': ours['60']?.toUpperCase() }).toEqual(theirs);
      expect(getPixPayloadInfo(code)).toMatchObject({ pointOfInitiation: 'dynamic' });
    }),
  );
});

test('a changed character is noticed', () => {
  fc.assert(
    fc.property(ids, amounts, fc.nat(), (id, amountCents, place) => {
      const code = pixCode(id, amountCents);
      const at = place % code.length;
      const changed = `${code.slice(0, at)}${code[at] === '7' ? '8' : '7'}${code.slice(at + 1)}`;
      expect(isValidPixPayload(changed)).toBe(false);
    }),
  );
});

test('a transaction id has the letters and the length of the standard, and each payment its own', () => {
  fc.assert(
    fc.property(ids, ids, (one, other) => {
      expect(txidOf(one)).toMatch(/^[A-Z0-9]{25}$/);
      expect(txidOf(one) === txidOf(other)).toBe(one === other);
    }),
  );
});
