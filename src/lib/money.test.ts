import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentagesOf, signedMoney } from './money.ts';

test('percentages of any amounts are summed and rounded half up once, to the cent', () => {
  const part = fc.record({ cents: fc.nat(10_000_000_000_000), basisPoints: fc.nat(10_000) });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const exact = parts.reduce((sum, { cents, basisPoints }) => sum + BigInt(cents) * BigInt(basisPoints), 0n);
      expect(BigInt(percentagesOf(parts))).toBe((2n * exact + 10_000n) / 20_000n);
    }),
  );
});

test('a difference bears its sign, and no line ends within it', () => {
  expect(signedMoney(400, 'pt-BR')).toBe('+\u00a0R$\u00a04,00');
  expect(signedMoney(-123_456, 'pt-BR')).toBe('−\u00a0R$\u00a01.234,56');
  expect(signedMoney(400, 'en')).toBe('+\u00a0R$4.00');
});
