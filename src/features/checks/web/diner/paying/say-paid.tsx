import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { useSayPaid } from './use-say-paid.ts';

type SayPaidProps = Pick<ReturnType<typeof useSayPaid>, 'busy' | 'unsent'> & { onPress: () => void };

/** 'Já paguei', until it is known that the till has heard it. */
export function SayPaid({ busy, unsent, onPress }: SayPaidProps) {
  if (unsent)
    return (
      <Notice tone="yellow" title={m['checks.part.unsent']()}>
        {m['checks.part.sendsItself']()}
      </Notice>
    );
  return (
    <Button wide variant="soft" busy={busy} onClick={onPress}>
      {m['checks.part.tell']()}
    </Button>
  );
}
