import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boletoBarcode, boletoLine, formatBoletoLine } from './boleto.ts';

const boletos = fc.record({
  bank: fc.constantFrom('001', '237', '341'),
  amountCents: fc.integer({ min: 1, max: 999_999_999 }),
  dueOn: fc
    .date({ min: new Date('2025-02-22'), max: new Date('2034-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  free: fc.stringMatching(/^\d{25}$/),
});

test('every line is valid to an independent reader, says its amount and day, and is not once a digit is changed', () => {
  fc.assert(
    fc.property(boletos, fc.integer({ min: 0, max: 46 }), fc.integer({ min: 1, max: 9 }), (boleto, place, add) => {
      const line = boletoLine(boletoBarcode(boleto));
      expect(line).toMatch(/^\d{47}$/);
      expect(isValidBoleto(line)).toBe(true);
      expect(getBoletoInfo(line)).toMatchObject({
        amount: boleto.amountCents,
        bankCode: boleto.bank,
        // The reader means the day, and gives where it begins on this machine.
        expirationDate: new Date(`${boleto.dueOn}T00:00:00`),
      });
      const digit = (Number(line[place]) + add) % 10;
      // A wrong digit of the fields is always found; of the general part, but for the few that its own digit cannot tell apart.
      if (place < 32) expect(isValidBoleto(line.slice(0, place) + digit + line.slice(place + 1))).toBe(false);
    }),
  );
});

test('a line is written in groups', () => {
  const line = boletoLine(
    boletoBarcode({ bank: '001', amountCents: 2_990, dueOn: '2026-11-24', free: '1'.repeat(25) }),
  );
  expect(formatBoletoLine(line)).toMatch(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
  expect(formatBoletoLine(line).replace(/\D/g, '')).toBe(line);
});

test('what is no boleto is not made into one', () => {
  expect(() => boletoBarcode({ bank: '1', amountCents: 1, dueOn: '2026-01-01', free: '1'.repeat(25) })).toThrow('bank');
  expect(() => boletoBarcode({ bank: '001', amountCents: 1, dueOn: '2024-01-01', free: '1'.repeat(25) })).toThrow(
    'due factor',
  );
  expect(() => boletoBarcode({ bank: '001', amountCents: -1, dueOn: '2026-01-01', free: '1'.repeat(25) })).toThrow(
    'amount',
  );
});
