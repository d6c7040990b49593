import { isOpen, type Ticket } from './tickets.ts';

export interface Left {
  /** As it is told of since, or was when it left. */
  ticket: Ticket;
  /** As it hung: it keeps its turn and its room by that. */
  was: Ticket;
  until: number;
}

const isToMake = ({ lines }: Ticket) => lines.some(isOpen);

/** What has left after the tickets have changed, or has nothing left to make; what is to be made again is back. */
export function leftAfter(
  before: readonly Ticket[],
  left: readonly Left[],
  now: readonly Ticket[],
  all: readonly Ticket[],
  until: number,
): readonly Left[] {
  const here = new Map(now.map((ticket) => [ticket.id, ticket]));
  const latest = new Map(all.map((ticket) => [ticket.id, ticket]));
  const told = (ticket: Ticket) => latest.get(ticket.id) ?? ticket;
  const hasLeft = (was: Ticket) => {
    const ticket = here.get(was.id);
    return ticket === undefined || (isToMake(was) && !isToMake(ticket));
  };
  const kept = left.filter(({ was }) => hasLeft(was)).map((each) => ({ ...each, ticket: told(each.ticket) }));
  const known = new Set(kept.map(({ was }) => was.id));
  const gone = before
    .filter((ticket) => hasLeft(ticket) && !known.has(ticket.id))
    .map((was) => ({ ticket: told(was), was, until }));
  return [...kept, ...gone];
}
