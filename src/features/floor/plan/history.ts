/** What was done one after another, to be taken back step by step. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** What the last step was about: further steps of the same, as letters of one name, are one with it. */
  about?: string;
}

export const historyOf = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** One step on; what was taken back before can no longer be done again. */
export function stepped<State>(history: History<State>, now: State, about?: string): History<State> {
  if (now === history.now) return history;
  const same = about !== undefined && about === history.about;
  return { past: same ? history.past : [...history.past, history.now], now, future: [], about };
}

/** Another state, which is no step of its own. */
export const amended = <State>(history: History<State>, now: State): History<State> => ({ ...history, now });

export function undone<State>({ past, now, future }: History<State>): History<State> | null {
  const last = past.at(-1);
  return last === undefined ? null : { past: past.slice(0, -1), now: last, future: [now, ...future] };
}

export function redone<State>({ past, now, future }: History<State>): History<State> | null {
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, now], now: next, future: rest };
}
