import { useState } from 'react';
import { type Change, type Outcome, useChange } from '#client/use-change.ts';

interface Counting<Input, Output> extends Outcome<Input, Output> {
  /** As it is stored by now. */
  stored: number;
  inputOf: (people: number) => Input;
  /** One after another, so that the last press is what is stored. */
  queue: string;
}

/** A number of people that is shown at once, and stored with every press. */
export function useStoredCount<Input extends { people: number }, Output>(
  call: Change<Input, Output>,
  { stored, inputOf, ...outcome }: Counting<Input, Output>,
) {
  const [chosen, setChosen] = useState<number | null>(null);
  const store = useChange(call, {
    ...outcome,
    inPlace: true,
    untilReread: true,
    onSettled: ({ people }) => setChosen((now) => (now === people ? null : now)),
  });
  const change = (people: number) => {
    setChosen(people);
    store.mutate(inputOf(people));
  };
  return { value: chosen ?? stored, change, sends: store };
}
