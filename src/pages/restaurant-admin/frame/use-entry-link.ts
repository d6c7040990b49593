import { useSignedIn } from '#client/session.ts';
import { staffPaths } from '#lib/addresses.ts';
import type { Entry } from './entries.ts';
import { isLocked, stepFor } from './setup-steps.ts';
import { useTablesPath } from './tables-view.ts';

/** Where an entry leads the person signed in: to its page, or to the step of the set-up that stands in for it. */
export function useEntryLink(): (entry: Pick<Entry, 'to' | 'otherDocument'>) => Pick<Entry, 'to' | 'otherDocument'> {
  const who = useSignedIn();
  const tables = useTablesPath();
  return ({ to, otherDocument }) => {
    const step = stepFor(who, to);
    if (step) return { to: step, otherDocument: true };
    return { to: to === staffPaths.tables ? tables : to, otherDocument };
  };
}

/** Whether an entry leads to the subscription, and not to its page: the house has none, and no step of the set-up stands in for it. */
export function useIsLocked(): (entry: Pick<Entry, 'to'>) => boolean {
  const who = useSignedIn();
  return ({ to }) => isLocked(who, to);
}
