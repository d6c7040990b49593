import { useEffect, useState } from 'react';

/**
 * A form over something that others may save too. An untouched form follows what is saved; one that was typed into keeps what was
 * typed, and the revision that it was opened with.
 */
export function useOpenedForm<Saved extends { revision: number }, Draft>(
  saved: Saved,
  draftOf: (saved: Saved) => Draft,
) {
  const [opened, setOpened] = useState(saved);
  const [draft, setDraft] = useState(() => draftOf(saved));
  const dirty = JSON.stringify(draft) !== JSON.stringify(draftOf(opened));
  const reopen = (other: Saved) => {
    setOpened(other);
    setDraft(draftOf(other));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is saved elsewhere reopens an untouched form
  useEffect(() => {
    if (saved.revision !== opened.revision && !dirty) reopen(saved);
  }, [saved.revision]);
  return { opened, draft, setDraft, dirty, reopen };
}
