import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Till } from '../contract.ts';
import { isCounted } from './count.ts';
import { money } from './till-words.ts';
import type { Opening } from './use-opening.ts';

type Opened = Pick<Till, 'openedBy' | 'openingCents'>;

interface OpenedMeanwhileProps {
  till: Opened;
  opening: Pick<Opening, 'cents' | 'busy' | 'clear'>;
}

/**
 * Somebody else was first: who opened the till and with how much; and that what was typed here is nowhere. Silent while it is being sent, when the till
 * may turn out to be the one that was asked for, and of the same amount, which is not lost.
 */
export function OpenedMeanwhile({ till, opening: { cents, busy, clear } }: OpenedMeanwhileProps) {
  if (busy || !isCounted(cents) || cents === till.openingCents) return null;
  return (
    <Notice
      live
      tone="yellow"
      title={m['till.open.meanwhile']({ name: till.openedBy, amount: money(till.openingCents) })}
      action={
        <Button variant="quiet" size="s" onClick={clear}>
          {m['common.close']()}
        </Button>
      }
    >
      {m['till.open.lost']({ amount: money(cents) })} {m['till.open.lostHint']()}
    </Notice>
  );
}
