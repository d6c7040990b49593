import type { Ticket } from './tickets.ts';

type Turn = Pick<Ticket, 'rush' | 'createdAt'>;

/**
 * The sequence in which tickets hang: what was rushed before all else, the one that was rushed first; then what is late; then the oldest.
 */
export function byTurn<Each extends Turn>(a: Each, b: Each, isLate: (ticket: Each) => boolean): number {
  if (a.rush && b.rush) return a.rush.at - b.rush.at || a.createdAt - b.createdAt;
  if (a.rush || b.rush) return a.rush ? -1 : 1;
  return Number(isLate(b)) - Number(isLate(a)) || a.createdAt - b.createdAt;
}
