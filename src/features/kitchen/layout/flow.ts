import type { Columns, Wall } from './hang.ts';

/** How high a ticket is as a whole, and what it is made of, in pixels. */
export interface TicketSize {
  height: number;
  lines: readonly number[];
  /** What ends it: its buttons. */
  foot: number;
  /** What nobody may overlook, which each of its further parts repeats in brief: its allergies. */
  band: number;
}

export interface Flowing {
  key: string;
  size: TicketSize;
  /** How high it is folded: its name with all that is to be read of its dishes. 0 where it is not known yet. */
  folded: number;
  /** What is left of it: its name with its dishes, or its name alone. */
  fold?: 'dishes' | 'name' | undefined;
}

export interface FlowWall extends Wall {
  continues: number;
  continued: number;
  /** A ticket of which only its name is shown. */
  strip: number;
}

/** What of a ticket hangs at one place: its lines from `from` up to before `to`. */
export interface Part {
  key: string;
  from: number;
  to: number;
  height: number;
  place: 'first' | 'middle' | 'last' | 'folded' | 'strip';
}

export interface Flow {
  /** By the names of what hangs there: a ticket's key, or that of one of its further parts. */
  columns: string[][];
  /** What does not hang whole. */
  parts: Map<string, Part>;
}

export interface Flowed {
  splits: (size: TicketSize) => boolean;
  fills?: boolean;
  least?: number;
}

const joint = ' +';
/** A ticket's first part has the ticket's own key. */
const nameOf = (key: string, part: number) => (part === 0 ? key : `${key}${joint}${part}`);
export const keyOf = (name: string): string => name.split(joint)[0] ?? name;

/** The tickets of columns, each once, in the order in which they hang. */
export const keysIn = (columns: Columns): string[] => [...new Set(columns.flat().map(keyOf))];

/**
 * Tickets one after the other, as letters on a page: what has no room below the last goes on in the next column, between two of its lines.
 * `splits`: which may do so; the others begin a column of their own. `fills`: before a column ends, whatever comes later and still has room in it
 * hangs there. `least`: how many lines each part has, but where a column has no room for so many.
 */
export function flow(tickets: readonly Flowing[], wall: FlowWall, { splits, fills = false, least = 1 }: Flowed): Flow {
  const waiting = [...tickets];
  const columns: string[][] = [];
  const parts = new Map<string, Part>();
  let left = 0;
  const hang = (name: string, height: number) => {
    columns.at(-1)?.push(name);
    left -= height + wall.gap;
  };
  const hangWhole = (ticket: Flowing) => {
    const { key, fold } = ticket;
    const height = heightOf(ticket, wall);
    if (fold) parts.set(key, { key, from: 0, to: 0, height, place: hasDishes(ticket, wall) ? 'folded' : 'strip' });
    hang(key, height);
  };
  const begin = () => {
    for (let at = 0; fills && at < waiting.length; ) {
      const ticket = waiting[at];
      if (ticket && heightOf(ticket, wall) <= left) {
        waiting.splice(at, 1);
        hangWhole(ticket);
      } else at += 1;
    }
    columns.push([]);
    left = wall.height;
  };
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (columns.length === 0) begin();
    const { key, size, fold } = next;
    const height = heightOf(next, wall);
    const stays = fold || size.lines.length < 2 || !splits(size);
    if (height <= left || stays) {
      if (height > left && columns.at(-1)?.length !== 0) begin();
      hangWhole(next);
      continue;
    }
    let from = 0;
    for (let part = 0; from < size.lines.length; part += 1) {
      let cut = cutOf(size, from, left, wall, least);
      if (cut.to === from && columns.at(-1)?.length !== 0) {
        begin();
        cut = cutOf(size, from, left, wall, least);
      }
      if (cut.to === from) cut = cutOf(size, from, left, wall, 1);
      // A line that is higher than the column is drawn all the same.
      if (cut.to === from) cut = cutTo(size, from, from + 1, wall);
      const name = nameOf(key, part);
      if (cut.place !== 'whole') parts.set(name, { key, from, to: cut.to, height: cut.height, place: cut.place });
      hang(name, cut.height);
      from = cut.to;
      if (from < size.lines.length) begin();
    }
  }
  return { columns, parts };
}

/** Its dishes are shown to the last word or not at all. */
const hasDishes = ({ folded, fold }: Flowing, wall: FlowWall) =>
  fold === 'dishes' && folded > 0 && folded <= wall.height;

function heightOf(ticket: Flowing, wall: FlowWall): number {
  if (!ticket.fold) return ticket.size.height;
  return hasDishes(ticket, wall) ? ticket.folded : wall.strip;
}

interface Cut {
  to: number;
  height: number;
  place: 'whole' | 'first' | 'middle' | 'last';
}

/** The longest part from a line on that has room, and leaves as many lines as it has at least; none where there is no such part. */
function cutOf(size: TicketSize, from: number, room: number, wall: FlowWall, least: number): Cut {
  const all = size.lines.length;
  for (let to = all; to > from; to -= 1) {
    if (to < all && Math.min(to - from, all - to) < least) continue;
    const cut = cutTo(size, from, to, wall);
    if (cut.height <= room) return cut;
  }
  return { to: from, height: 0, place: 'whole' };
}

function cutTo(size: TicketSize, from: number, to: number, wall: FlowWall): Cut {
  const sum = (lines: readonly number[]) => lines.reduce((all, line) => all + line, 0);
  const ends = to === size.lines.length;
  const head = from === 0 ? size.height - sum(size.lines) - size.foot : wall.continued + size.band;
  const height = head + sum(size.lines.slice(from, to)) + (ends ? size.foot : wall.continues);
  if (from === 0) return { to, height, place: ends ? 'whole' : 'first' };
  return { to, height, place: ends ? 'last' : 'middle' };
}
