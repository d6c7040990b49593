import { expect, test } from 'vitest';
import { taking } from './taking.ts';

const part = { cents: 9_889, method: 'dinheiro', changeForCents: 15_000, typed: null } as const;

test('of cash that is handed over, the part is taken and the rest is change', () => {
  const taken = { cents: 15_000, receivedCents: 9_889, givenCents: 15_000, changeCents: 5_111 };
  expect(taking(part)).toEqual(taken);
  expect(taking({ ...part, typed: 15_000 })).toEqual(taken);
  expect(taking({ ...part, changeForCents: null })).toMatchObject({ receivedCents: 9_889, changeCents: 0 });
  expect(taking({ ...part, typed: 20_000 })).toMatchObject({ receivedCents: 9_889, changeCents: 10_111 });
});

test('who hands over less has paid that, and what a card was charged is never handed back as change', () => {
  expect(taking({ ...part, typed: 5_000 })).toMatchObject({ receivedCents: 5_000, givenCents: 5_000, changeCents: 0 });
  expect(taking({ ...part, typed: Number.NaN }).receivedCents).toBeNaN();
  const card = { ...part, method: 'credito' } as const;
  expect(taking(card)).toEqual({ cents: 9_889, receivedCents: 9_889, changeCents: 0 });
  expect(taking({ ...card, typed: 15_000 })).toEqual({ cents: 15_000, receivedCents: 15_000, changeCents: 0 });
});
