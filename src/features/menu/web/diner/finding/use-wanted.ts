import { useMemo, useState, useSyncExternalStore } from 'react';
import { filtersText, parseFilters, type Wanted } from '../../../finding/wanted.ts';
import { keepFilters, keptFilters, watchFilters } from './kept-filters.ts';

/** What is looked for at a table. The filters stay for the sitting: nothing but a press takes back what somebody may not eat. */
export function useWanted(slug: string, table: number): [Wanted, (wanted: Wanted) => void] {
  const [text, setText] = useState('');
  const kept = useSyncExternalStore(
    watchFilters,
    () => keptFilters(slug, table),
    () => null,
  );
  const wanted = useMemo(() => ({ text, ...parseFilters(kept) }), [text, kept]);
  return [
    wanted,
    (next) => {
      setText(next.text);
      keepFilters(slug, table, filtersText(next));
    },
  ];
}
