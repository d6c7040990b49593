import { useState } from 'react';
import { type Choice, keepChoice, keptChoice } from './kept-choice.ts';

const nothing: Choice = { optionIds: [], quantity: 1, notes: '' };

/** What is chosen of a dish: of a line as it is in the comanda, of a new one as it was when a fault of the page broke it off. */
export function useChoice(productId: string, line?: Choice) {
  const [choice, setChoice] = useState(() => {
    const kept = line ? null : keptChoice();
    return line ?? (kept?.productId === productId ? kept : nothing);
  });
  return {
    choice,
    choose(part: Partial<Choice>) {
      const { optionIds, quantity, notes } = { ...choice, ...part };
      // Before it is drawn: drawing it may be what fails.
      if (!line) keepChoice({ productId, optionIds, quantity, notes });
      setChoice({ optionIds, quantity, notes });
    },
  };
}
