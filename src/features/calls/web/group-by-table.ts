import type { FloorCall } from '../contract.ts';

/** What one table called for that stands alike: one walk there brings it. What somebody wants to pay is a card of its own. */
export interface TableCall {
  /** Of the oldest of its calls. */
  id: string;
  calls: readonly [FloorCall, ...FloorCall[]];
}

/** The calls as they are carried: by table and who goes there, in the order in which they came, which taking one does not change. */
export function groupByTable(calls: readonly FloorCall[]): TableCall[] {
  const groups = new Map<string, [FloorCall, ...FloorCall[]]>();
  for (const call of calls) {
    const key = `${call.tableId} ${call.takenBy?.id ?? ''} ${call.pay?.partId ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return [...groups.values()].map((group) => ({ id: group[0].id, calls: group }));
}

/** How many walks still want whoever looks: the one count of open calls. */
export const awaitedCount = (calls: readonly FloorCall[]): number => groupByTable(calls.filter(isAwaited)).length;

const isAwaited = ({ awaited }: FloorCall) => awaited;

/**
 * As they are to be seen: what still wants whoever looks first, one's own tables before the others'; then what somebody goes to, oneself first,
 * and what is the till's.
 */
export function byNeed(groups: readonly TableCall[], me: string, own: ReadonlySet<string>): TableCall[] {
  const rank = ({ calls: [{ awaited, takenBy, tableId }] }: TableCall) => {
    if (awaited) return own.has(tableId) ? 0 : 1;
    return takenBy?.id === me ? 2 : 3;
  };
  return [...groups].sort((a, b) => rank(a) - rank(b));
}
