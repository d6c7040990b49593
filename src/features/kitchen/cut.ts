import { contentsFor } from '../orders/lines/clash.ts';
import { isOpen, type Ticket, warningsOf } from './tickets.ts';

/** How high a ticket is as a whole, and how high each of its lines. */
export interface TicketSize {
  height: number;
  lines: readonly number[];
}

/** Where tickets hang: how high a column and a mark are. */
export interface Room {
  height: number;
  gap: number;
  mark: number;
}

/**
 * How long a line stays: what is made goes first, then what may wait, then what is being made, then what changed and nobody has seen; what may
 * harm somebody goes last, and never while anything else of its ticket is shown.
 */
export type Staying = (typeof stays)[number];
const stays = [0, 1, 2, 3, 4] as const;

/** Which of a ticket's lines are not shown, from 0: they stand behind a mark at its foot. */
export type Folded = ReadonlySet<number>;

/**
 * What of a column's tickets is folded where not all of it has room: the last gives way first, each from its end. No ticket is left without a
 * dish, and none without what somebody must not eat. Tickets that are shown whole are not named.
 */
export function foldedIn(
  column: readonly string[],
  sizes: ReadonlyMap<string, TicketSize>,
  stayingOf: (key: string) => readonly Staying[],
  room: Room,
): Map<string, Folded> {
  const whole = column.reduce((sum, key) => sum + (sizes.get(key)?.height ?? 0) + room.gap, -room.gap);
  if (whole <= room.height) return new Map();
  const tickets = column.flatMap((key) => {
    const size = sizes.get(key);
    return size ? [{ key, size, staying: stayingOf(key), folded: new Set<number>() }] : [];
  });
  const over = () =>
    tickets.reduce((sum, { size, folded }) => sum + foldedHeight(size, folded, room) + room.gap, -room.gap) -
    room.height;
  for (const step of stays) {
    for (const { size, staying, folded } of [...tickets].reverse()) {
      const left = size.lines.flatMap((_, at) => ((staying[at] ?? 0) === step ? [at] : []));
      while (over() > 0 && left.length > 0 && folded.size < size.lines.length - 1) folded.add(left.pop() ?? 0);
    }
  }
  // What was folded before something higher was may have room again: from the top, so that what is hidden is still the end. Nothing comes
  // back before what stays longer than it.
  for (const step of [...stays].reverse()) {
    for (const { staying, folded } of tickets) {
      if ([...folded].some((each) => (staying[each] ?? 0) > step)) continue;
      for (const at of [...folded].filter((each) => (staying[each] ?? 0) === step).sort((a, b) => a - b)) {
        const before = over();
        folded.delete(at);
        if (over() <= Math.max(0, before)) continue;
        folded.add(at);
        break;
      }
    }
  }
  return new Map(tickets.flatMap(({ key, folded }) => (folded.size > 0 ? [[key, folded]] : [])));
}

/** How high a ticket is with what is folded of it. */
export function foldedHeight(size: TicketSize, folded: Folded | undefined, room: Room): number {
  if (!folded || folded.size === 0) return size.height;
  const hidden = [...folded].reduce((sum, at) => sum + (size.lines[at] ?? 0), 0);
  return size.height - hidden + room.mark;
}

/** How high a ticket is at least, with a single dish. */
export function leastHeight(size: TicketSize, room: Room): number {
  const lines = size.lines.reduce((sum, line) => sum + line, 0);
  return Math.min(size.height, size.height - lines + Math.max(0, ...size.lines) + room.mark);
}

export interface Hidden {
  lines: number;
  /** Of them: those that say what somebody must not eat, or contain it. */
  allergies: number;
  /** Of them: those that changed, came or went, and nobody has said that they have seen it. */
  changes: number;
  /** Of them: those that are being made. */
  begun: number;
  /** Of them: those that are late. */
  late: number;
}

/** What stands behind the mark: nothing that may harm anybody, that changed, or that is late, is hidden unsaid. */
export function hiddenOf(
  { lines, warnings }: Pick<Ticket, 'lines' | 'warnings'>,
  folded: Folded,
  late: ReadonlySet<number>,
): Hidden {
  const behind = lines.filter((_, at) => folded.has(at));
  return {
    lines: behind.length,
    allergies: behind.filter((line) => harms(line, warnings)).length,
    changes: behind.filter(({ mark }) => mark !== null).length,
    begun: behind.filter(isBegun).length,
    late: [...folded].filter((at) => late.has(at)).length,
  };
}

/** Of each line, how long it stays. */
export function stayingOf({ lines, warnings }: Pick<Ticket, 'lines' | 'warnings'>): Staying[] {
  return lines.map((line) => {
    if (isOpen(line) && harms(line, warnings)) return 4;
    if (line.mark !== null) return 3;
    if (isBegun(line)) return 2;
    return isOpen(line) ? 1 : 0;
  });
}

const isBegun = ({ mark, status }: Ticket['lines'][number]) => mark !== 'removed' && status === 'preparando';

function harms(line: Ticket['lines'][number], warnings: Ticket['warnings']): boolean {
  if (line.mark === 'removed') return false;
  const said = warnings.map(({ text }) => text);
  return warningsOf([line]).length > 0 || (contentsFor(line.allergens, said)?.clash.length ?? 0) > 0;
}
