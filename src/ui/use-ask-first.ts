import { useState } from 'react';

/**
 * A deed that may have to be asked about before it is done: `question` goes to the dialog that asks. What is answered there, where that
 * is more than a yes, is given to the deed.
 */
export function useAskFirst<Answer extends unknown[] = []>(needed: boolean, ...answer: Answer) {
  const [deed, setDeed] = useState<((...answer: Answer) => void) | null>(null);
  const forget = () => setDeed(null);
  return {
    /** At once where nothing is to be asked. */
    ask: (what: (...answer: Answer) => void) => (needed ? setDeed(() => what) : what(...answer)),
    question: {
      // What made it a question may be over while it is asked.
      open: deed !== null && needed,
      onClose: forget,
      onConfirm: () => {
        forget();
        deed?.(...answer);
      },
    },
  };
}
