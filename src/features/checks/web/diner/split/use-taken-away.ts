import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { personName } from '../../../../bills/web/diner/person-name.tsx';
import { say } from '../../../../orders/web/diner/toasts.tsx';
import type { Check } from '../../../told/contract.ts';
import { useLineWords } from '../use-line-words.ts';
import { passedAway, takenAway } from './claim-words.ts';

/**
 * What this phone had chosen may be chosen by another once it is held no longer, and the staff may pass it to another table: its sum does
 * not go down without a word.
 */
export function useTakenAway(check: Check | null): void {
  const words = useLineWords();
  const last = useRef(check);
  useEffect(() => {
    const before = last.current;
    last.current = check;
    if (!before || before.id !== check?.id) return;
    for (const { line, by } of takenAway(before.lines, check.lines))
      void say('error', m['checks.takenAway']({ item: words(line).name, name: personName(by) }));
    for (const { line, tableNumber } of passedAway(before, check))
      void say('error', m['checks.passedAway']({ item: words(line).name, number: tableNumber }));
  });
}
