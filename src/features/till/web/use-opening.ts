import { type SubmitEvent, useState } from 'react';
import { api } from '#client/api.ts';
import { moneyFault } from '#client/money-fault.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { mostCents } from '../values.ts';
import { isCounted } from './count.ts';

export type Opening = ReturnType<typeof useOpening>;

/**
 * What is typed to open a till with, and the way to open it. It is held above the form: that goes as soon as a till is open, whoever opened it, and
 * what was typed is not to go with it without a word.
 */
export function useOpening(onOpened?: () => void) {
  const [cents, setCents] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const keyOf = useCreationKey();
  const sent = useChange(api.till.open.mutationOptions(), {
    done: m['till.open.done'](),
    failed: m['till.open.failed'](),
    inPlace: true,
    rereads: [api.till.key()],
    untilReread: true,
    onDone: () => {
      setCents(null);
      setAsked(false);
      onOpened?.();
    },
  });
  const valid = isCounted(cents);
  return {
    cents,
    change: setCents,
    /** It is of no use any more: another till stands, or stood meanwhile. */
    clear: () => {
      setCents(null);
      setAsked(false);
      sent.reset();
    },
    sent,
    busy: sent.isPending,
    // What is typed is told as it is typed, and that nothing is only when it is to be sent.
    fault: (asked || cents !== null) && !valid && moneyFault(cents, m['fields.till_amount'](), mostCents),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      setAsked(true);
      if (!sent.isPending && valid) sent.mutate({ key: keyOf(cents), openingCents: cents });
    },
  };
}
