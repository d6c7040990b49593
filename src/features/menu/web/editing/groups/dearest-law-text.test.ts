import { expect, test } from 'vitest';
import { dearestLawText } from './dearest-law-text.ts';

test('the agency of the state is quoted, of the others what some of them hold', () => {
  expect(dearestLawText('PE')).toBe(
    'Em Pernambuco, o Procon-PE considera abusivo cobrar pelo sabor mais caro: uma nota técnica pede a média.',
  );
  const some = /^Os Procons do Amazonas, .* Os Procons não têm um entendimento único\.$/;
  expect(dearestLawText('SP')).toMatch(some);
  expect(dearestLawText(null)).toMatch(some);
});
