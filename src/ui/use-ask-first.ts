import { useState } from 'react';

/** A deed that may have to be asked about before it is done: `question` goes to the dialog that asks. */
export function useAskFirst(needed: boolean) {
  const [deed, setDeed] = useState<(() => void) | null>(null);
  const forget = () => setDeed(null);
  return {
    /** At once where nothing is to be asked. */
    ask: (what: () => void) => (needed ? setDeed(() => what) : what()),
    question: {
      // What made it a question may be over while it is asked.
      open: deed !== null && needed,
      onClose: forget,
      onConfirm: () => {
        forget();
        deed?.();
      },
    },
  };
}
