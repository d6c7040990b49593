import { contentsFor } from '../orders/lines/clash.ts';
import { type Ticket, warningsOf } from './tickets.ts';

/** How high a ticket is as a whole, and how high each of its lines and the band of what somebody must not eat. */
export interface TicketSize {
  height: number;
  lines: readonly number[];
  band: number;
}

/** Where tickets hang: how high a column, a mark and a folded ticket's band are. */
export interface Room {
  height: number;
  gap: number;
  mark: number;
  band: number;
}

/** Which of a ticket's lines are not shown, from 0: they stand behind a mark at its foot. */
export type Folded = ReadonlySet<number>;

/**
 * What of a column's tickets is folded where not all of it has room: the last gives way first, and only what may wait. A line that matters
 * is folded only when everything else is, and no ticket is left without a dish. Tickets that are shown whole are not named.
 */
export function foldedIn(
  column: readonly string[],
  sizes: ReadonlyMap<string, TicketSize>,
  mattersOf: (key: string) => readonly boolean[],
  room: Room,
): Map<string, Folded> {
  const whole = column.reduce((sum, key) => sum + (sizes.get(key)?.height ?? 0) + room.gap, -room.gap);
  if (whole <= room.height) return new Map();
  const tickets = column.flatMap((key) => {
    const size = sizes.get(key);
    return size ? [{ key, size, matters: mattersOf(key), folded: new Set<number>() }] : [];
  });
  const over = () =>
    tickets.reduce((sum, { size, folded }) => sum + foldedHeight(size, folded, room) + room.gap, -room.gap) -
    room.height;
  for (const mattering of [false, true]) {
    for (const { size, matters, folded } of tickets.toReversed()) {
      const left = size.lines.flatMap((_, at) => (Boolean(matters[at]) === mattering ? [at] : []));
      while (over() > 0 && left.length > 0 && folded.size < size.lines.length - 1) {
        const at = nextToFold(left, size.lines, over() + (folded.size === 0 ? room.mark - savedOf(size, room) : 0));
        left.splice(left.indexOf(at), 1);
        folded.add(at);
      }
    }
  }
  // What was folded before something higher was may have room again.
  for (const mattering of [true, false]) {
    for (const { matters, folded } of tickets) {
      for (const at of [...folded].sort((a, b) => a - b)) {
        if (Boolean(matters[at]) !== mattering) continue;
        const before = over();
        folded.delete(at);
        if (over() > Math.max(0, before)) folded.add(at);
      }
    }
  }
  return new Map(tickets.flatMap(({ key, folded }) => (folded.size > 0 ? [[key, folded]] : [])));
}

/** The lowest line that is enough by itself, so that no more is hidden than must be; else the last. */
function nextToFold(left: readonly number[], lines: readonly number[], needed: number): number {
  const enough = left.filter((at) => (lines[at] ?? 0) >= needed);
  const last = left.at(-1) ?? 0;
  return enough.reduce((best, at) => ((lines[at] ?? 0) <= (lines[best] ?? 0) ? at : best), enough[0] ?? last);
}

/** The band of a folded ticket says two lines of what it has to say. */
const savedOf = ({ band }: TicketSize, room: Room) => Math.max(0, band - room.band);

/** How high a ticket is with what is folded of it. */
export function foldedHeight(size: TicketSize, folded: Folded | undefined, room: Room): number {
  if (!folded || folded.size === 0) return size.height;
  const hidden = [...folded].reduce((sum, at) => sum + (size.lines[at] ?? 0), 0);
  return size.height - hidden + room.mark - savedOf(size, room);
}

/** How high a ticket is at least, with all that matters of it, and a dish. */
export function leastHeight(size: TicketSize, matters: readonly boolean[], room: Room): number {
  const plain = size.lines.flatMap((_, at) => (matters[at] ? [] : [at]));
  const kept = plain.length === size.lines.length ? plain.slice(1) : plain;
  return Math.min(size.height, foldedHeight(size, new Set(kept), room));
}

export interface Hidden {
  lines: number;
  /** Of them: those that say what somebody must not eat, or contain it. */
  allergies: number;
  /** Of them: those that changed, came or went, and nobody has said that they have seen it. */
  changes: number;
}

/** What stands behind the mark: nothing that may harm anybody, and nothing that changed, is hidden unsaid. */
export function hiddenOf({ lines, warnings }: Pick<Ticket, 'lines' | 'warnings'>, folded: Folded): Hidden {
  const behind = lines.filter((_, at) => folded.has(at));
  return {
    lines: behind.length,
    allergies: behind.filter((line) => harms(line, warnings)).length,
    changes: behind.filter(({ mark }) => mark !== null).length,
  };
}

/** Of each line, whether somebody has to read it: it may harm a guest, or nobody has seen that it changed. */
export function mattersOf({ lines, warnings }: Pick<Ticket, 'lines' | 'warnings'>): boolean[] {
  return lines.map((line) => line.mark !== null || harms(line, warnings));
}

function harms(line: Ticket['lines'][number], warnings: Ticket['warnings']): boolean {
  if (line.mark === 'removed') return false;
  const said = warnings.map(({ text }) => text);
  return warningsOf([line]).length > 0 || (contentsFor(line.allergens, said)?.clash.length ?? 0) > 0;
}
