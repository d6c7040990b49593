import type { Ticket } from './tickets.ts';

/** Nothing of it is to be made any more, and nobody has said that they have seen it. */
export const isCancelled = ({ lines }: Pick<Ticket, 'lines'>) => lines.every(({ mark }) => mark === 'removed');

export interface Folded<Each> {
  /** What hangs: of the cancelled only the first, whose place the strip takes. */
  hanging: readonly Each[];
  /** What the strip stands for; none where no two are cancelled. */
  cancelled: readonly Each[];
}

/** Cancelled tickets take one place together. `least`: from how many on; one alone says by itself what it was. */
export function foldCancelled<Each extends Pick<Ticket, 'lines'>>(tickets: readonly Each[], least = 2): Folded<Each> {
  const cancelled = tickets.filter(isCancelled);
  if (cancelled.length < least) return { hanging: tickets, cancelled: [] };
  return { hanging: tickets.filter((ticket) => ticket === cancelled[0] || !isCancelled(ticket)), cancelled };
}
