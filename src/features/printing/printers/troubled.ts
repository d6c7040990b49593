import type { Printer, Standing } from './contract.ts';

const troubles = new Set<Standing>(['away', 'paper_out', 'cover_open', 'fault']);

/** Whether people have to know of it: it does not print, and nobody wanted it so. One that was never there is missed when something waits. */
export function isTroubled({ standing, waiting }: Pick<Printer, 'standing' | 'waiting'>): boolean {
  return troubles.has(standing) || (standing === 'never' && waiting > 0);
}

export const isWell = ({ standing }: Pick<Printer, 'standing'>) => standing === 'ready' || standing === 'printing';
