import { useState } from 'react';
import { differs, mergeDrafts } from './draft-merge.ts';

interface DraftOptions<Row, Draft> {
  /** What was opened; null for something new. */
  opened: Row | null;
  /** The same as the menu has it now; undefined when it has gone. */
  current: Row | undefined;
  draftOf: (row: Row) => Draft;
  empty: Draft;
  /** One's own change is under way: what arrives now is that change. */
  busy: boolean;
}

/** What is being typed over a row that somebody else may change meanwhile. */
export function useDraft<Row extends { revision: number }, Draft extends object>(options: DraftOptions<Row, Draft>) {
  const { opened, current, draftOf, empty, busy } = options;
  const [base, setBase] = useState(opened);
  const [draft, setDraft] = useState(opened ? draftOf(opened) : empty);
  const [start] = useState(draft);
  const changed = base !== null && current !== undefined && current.revision !== base.revision;
  const newer = changed && !busy ? current : null;
  const untyped = base !== null && !differs(draft, draftOf(base));

  const load = (row: Row) => {
    setBase(row);
    setDraft(draftOf(row));
  };
  // Whoever has typed nothing yet, or exactly that, has nothing to decide.
  if (newer && (untyped || !differs(draft, draftOf(newer)))) load(newer);

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((draft) => ({ ...draft, ...part })),
    revision: base?.revision ?? 0,
    touched: base ? !untyped : differs(draft, start),
    /** Set while there is a version that was not seen yet. */
    conflict: newer && {
      keep: () => {
        if (base) setDraft(mergeDrafts(draftOf(base), draft, draftOf(newer)));
        setBase(newer);
      },
      load: () => load(newer),
    },
    gone: base !== null && current === undefined && !busy,
  };
}
