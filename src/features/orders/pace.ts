import { minuteMs } from '#lib/minutes.ts';
import { ownMinutes, paceWithin, queueMinutes } from './estimate.ts';
import { inHandBefore, sideBySideOf } from './side-by-side.ts';

/** Below this many measured orders history says too little. */
export const neededHistory = 20;
/** How many of a station's last finished tickets count for its pace. */
const recentTickets = 10;
/** Of so many equal places: history has those that today does not fill, so that no single ticket moves a promise far. */
const places = 12;
/** What is begun and finished at one touch was not begun by anybody. */
const oneTouchMs = minuteMs / 2;

/** A line of today, with its instants in milliseconds. */
export interface WorkedLine {
  orderId: string;
  stationId: string | null;
  productId: string;
  /** As the menu says, of one piece. */
  minutes: number;
  quantity: number;
  /** When it came to the kitchen. */
  cameAt: number;
  startedAt: number | null;
  readyAt: number | null;
}

/**
 * By station, what each ticket that it finished really took over what was to be expected of it, the latest first. It is measured from when it was
 * begun; what of its queue's share had not passed by then, it was still waiting for. Of what nobody began, nobody knows how long it was made.
 */
export function workedPaces(lines: readonly WorkedLine[]): Map<string | null, number[]> {
  const paces = new Map<string | null, number[]>();
  const stations = Map.groupBy(lines, ({ stationId }) => stationId);
  const sideBySide = sideBySideByStation(lines);
  const finished = ticketsOf(lines).flatMap((ticket) => {
    const begun = ticket.filter(wasBegun);
    if (begun.length === 0 || ticket.some(({ readyAt }) => readyAt === null)) return [];
    return { begun, readyAt: Math.max(...begun.map(({ readyAt }) => readyAt)) };
  });
  for (const { begun, readyAt } of finished.sort((a, b) => b.readyAt - a.readyAt)) {
    const first = begun[0]!;
    const startedAt = Math.min(...begun.map((line) => line.startedAt));
    const minutes = begun.map((line) => line.minutes);
    const longest = Math.max(...minutes);
    const waited = Math.max(0, startedAt - first.cameAt) / minuteMs;
    const queue = Math.max(
      0,
      queueMinutes(
        longest,
        inHandBefore(first, stations.get(first.stationId) ?? [], sideBySide.get(first.stationId)!),
      ) - waited,
    );
    const likely = ownMinutes({ longest, sum: minutes.reduce((sum, each) => sum + each, 0) }) + queue;
    const own = paces.get(first.stationId) ?? [];
    own.push((readyAt - startedAt) / minuteMs / Math.max(1, likely));
    paces.set(first.stationId, own);
  }
  return paces;
}

type BegunLine = WorkedLine & { startedAt: number; readyAt: number };

const wasBegun = (line: WorkedLine): line is BegunLine =>
  line.startedAt !== null && line.readyAt !== null && line.readyAt - line.startedAt >= oneTouchMs;

/** What came to a station together. */
function ticketsOf(lines: readonly WorkedLine[]): WorkedLine[][] {
  const tickets = new Map<string, WorkedLine[]>();
  for (const line of lines) {
    const key = `${line.orderId} ${line.stationId} ${line.cameAt}`;
    const own = tickets.get(key);
    if (own) own.push(line);
    else tickets.set(key, [line]);
  }
  return [...tickets.values()];
}

/** How many dishes each station works on side by side, by what was begun and finished there today. */
export function sideBySideByStation(lines: readonly WorkedLine[]): Map<string | null, number> {
  const stations = Map.groupBy(lines, ({ stationId }) => stationId);
  return new Map([...stations].map(([id, own]) => [id, sideBySideOf(own.filter(wasBegun), own)]));
}

/** The pace of a station: each of its last tickets, the latest first, weighs as much as each place of its long history, and none counts without bounds. */
export function stationPace(history: number, recent: readonly number[]): number {
  const last = recent.slice(0, recentTickets);
  const sum = last.reduce((all, pace) => all + paceWithin(pace), 0);
  return (sum + paceWithin(history) * (places - last.length)) / places;
}
