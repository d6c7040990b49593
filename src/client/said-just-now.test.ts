import { expect, test } from 'vitest';
import { makeSaidJustNow } from './said-just-now.ts';

test('what a double press says is said once; later, or something else, is said anew', () => {
  const saidJustNow = makeSaidJustNow();
  expect(saidJustNow('Caixa aberto', 0)).toBe(false);
  expect(saidJustNow('Caixa aberto', 180)).toBe(true);
  expect(saidJustNow('Caixa aberto', 360)).toBe(true);
  expect(saidJustNow('Caixa fechado', 400)).toBe(false);
  expect(saidJustNow('Caixa aberto', 500)).toBe(false);
  expect(saidJustNow('Caixa aberto', 1_600)).toBe(false);
});
