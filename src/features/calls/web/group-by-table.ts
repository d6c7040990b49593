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
