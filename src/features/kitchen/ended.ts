import type { Ticket } from './tickets.ts';
import { type Ending, endings } from './values.ts';

type Whole = Pick<Ticket, 'lines' | 'ended'>;

/** Nothing of it is to be made any more, and nobody has said that they have seen it. */
export const isEnded = ({ lines }: Pick<Ticket, 'lines'>) => lines.every(({ mark }) => mark === 'removed');

/** How: a ticket whose lines were taken off one by one is as cancelled as one whose order was. */
export const endingOf = ({ ended }: Pick<Ticket, 'ended'>): Ending => ended ?? 'cancelled';

export interface Folded<Each> {
  /** What hangs: of the ended only the first, whose place the strip takes. */
  hanging: readonly Each[];
  /** What the strip stands for. */
  ended: readonly Each[];
}

/** Ended tickets take one place together, and no more than a strip: nothing of them is to be made. */
export function foldEnded<Each extends Whole>(tickets: readonly Each[]): Folded<Each> {
  const ended = tickets.filter(isEnded);
  return { hanging: tickets.filter((ticket) => ticket === ended[0] || !isEnded(ticket)), ended };
}

/** How many ended in which way; ways in which none did are not named. */
export function countEndings(tickets: readonly Whole[]): { ending: Ending; count: number }[] {
  return endings
    .map((ending) => ({ ending, count: tickets.filter((ticket) => endingOf(ticket) === ending).length }))
    .filter(({ count }) => count > 0);
}
