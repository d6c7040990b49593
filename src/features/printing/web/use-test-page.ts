import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';

/** Prints a page with every letter at a printer; a press after an answer is another page. */
export function useTestPage(printerId: string) {
  const keyOf = useCreationKey();
  const [printed, setPrinted] = useState(0);
  const test = useChange(api.printing.test.mutationOptions(), {
    done: m['printing.testSent'](),
    failed: m['printing.testFailed'](),
    rereads: [api.printing.key()],
    // Whether it has come out is said by the list.
    untilReread: true,
    onDone: () => setPrinted((before) => before + 1),
  });
  return {
    print: () => test.mutate({ id: printerId, key: keyOf({ printerId, printed }) }),
    busy: test.isPending,
    /** How many pages were asked for. */
    printed,
  };
}
