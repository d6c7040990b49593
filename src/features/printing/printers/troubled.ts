import type { Printer, Standing } from './contract.ts';

const troubles = new Set<Standing>(['away', 'paper_out', 'cover_open', 'fault', 'unconfirmed']);

/** Whether people have to know of it: it does not print, and nobody wanted it so. One that was never there is missed when something waits that is no test page. */
export function isTroubled({
  standing,
  waiting,
  waitingTests,
}: Pick<Printer, 'standing' | 'waiting' | 'waitingTests'>): boolean {
  return troubles.has(standing) || (standing === 'never' && waiting > waitingTests);
}

export const isWell = ({ standing }: Pick<Printer, 'standing'>) => standing === 'ready' || standing === 'printing';
