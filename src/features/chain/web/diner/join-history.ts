import type { History } from '../../contract.ts';

/** A history whose end was read: whole again with the entries of before. Null when it does not go on from those. */
export function joinHistory(before: History, end: History): History | null {
  if (end.after === 0) return end;
  const last = before.entries[end.after - 1];
  if (before.id !== end.id || before.entries.length !== end.after || last?.hash !== end.base) return null;
  return {
    ...end,
    after: 0,
    base: null,
    entries: [...before.entries, ...end.entries],
    names: { ...before.names, ...end.names },
    phones: { ...before.phones, ...end.phones },
  };
}
