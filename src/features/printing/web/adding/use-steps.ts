import { useState } from 'react';

export const addingSteps = ['kind', 'computer', 'connect', 'find', 'details', 'address', 'test'] as const;
export type AddingStep = (typeof addingSteps)[number];

/** The steps gone so far, as a stack. */
export function useSteps(first: AddingStep) {
  const [gone, setGone] = useState<readonly AddingStep[]>([first]);
  const [moved, setMoved] = useState(false);
  const set = (steps: readonly AddingStep[]) => {
    setMoved(true);
    setGone(steps);
  };
  return {
    at: gone[gone.length - 1] ?? first,
    /** False until a step was taken: the dialog's title has the first focus. */
    moved,
    go: (step: AddingStep) => set([...gone, step]),
    /** Null where there is no step to go back to. */
    back: gone.length > 1 ? () => set(gone.slice(0, -1)) : null,
    /** What was done cannot be gone back behind. */
    startFrom: (step: AddingStep) => set([step]),
  };
}
export type Steps = ReturnType<typeof useSteps>;
