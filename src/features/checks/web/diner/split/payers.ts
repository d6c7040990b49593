import type { Check } from '../../../told/contract.ts';

/** Among how many what is left is divided, unless somebody says otherwise: those who have paid, or are about to, are done. */
export function payersLeft({ people, phones, payments, awaited }: Check): number {
  const others = [...payments.filter(({ you }) => !you), ...awaited].flatMap(({ person }) => person ?? []);
  const done = new Set(others).size;
  return done === 0 ? Math.max(2, people ?? phones) : Math.max(1, (people ?? phones) - done);
}
