import { useState } from 'react';
import type { Bill } from '../../contract.ts';
import { splitAmong } from './split-people.tsx';

type Split = Pick<Bill, 'people' | 'payments'>;
type Sums = Record<'totalCents' | 'restCents', number>;

/**
 * Among how many what is left is split: of those who somebody said, or who sit there, those who have not paid an equal part since.
 *
 * @param said in how many parts it was being split before this was opened
 */
export function useSplit({ people, payments }: Split, { totalCents, restCents }: Sums, said?: number) {
  const asItStands = (among: number) => ({ among, restCents, known: new Set(payments.map(({ id }) => id)) });
  const [chosen, setChosen] = useState(() => (said === undefined ? null : asItStands(said)));
  const since = payments.filter(({ id }) => !chosen?.known.has(id));
  const among = chosen
    ? splitAmong({ people: chosen.among, totalCents: chosen.restCents, payments: since })
    : splitAmong({ people, totalCents, payments });
  return [among, (next: number) => setChosen(asItStands(next))] as const;
}
