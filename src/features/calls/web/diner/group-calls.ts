import type { GuestCall } from '../../contract.ts';

export interface CallGroup {
  key: string;
  /** Where all of them stand. */
  stands: 'asked' | 'seen' | 'done';
  calls: readonly [GuestCall, ...GuestCall[]];
}

/** Calls that stand alike are told together: whom the same person brings, what nobody has seen yet, what is done. */
export function groupCalls(calls: readonly GuestCall[]): CallGroup[] {
  const groups = new Map<string, { stands: CallGroup['stands']; calls: [GuestCall, ...GuestCall[]] }>();
  for (const call of calls) {
    const stands = call.answeredAt ? 'done' : call.takenAt ? 'seen' : 'asked';
    const key = stands === 'seen' ? `seen ${call.takenBy ?? ''}` : stands;
    const group = groups.get(key);
    if (group) group.calls.push(call);
    else groups.set(key, { stands, calls: [call] });
  }
  const rank = { seen: 0, asked: 1, done: 2 };
  return [...groups].map(([key, group]) => ({ key, ...group })).sort((a, b) => rank[a.stands] - rank[b.stands]);
}
