import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';

/** `advice`: what a party does that is too big for any one table. */
export function TooBigNotice({ guests, advice }: { guests: number; advice: string }) {
  return (
    <Notice tone="yellow" live title={m['reservations.left.tooBig']({ guests })}>
      <p>{advice}</p>
    </Notice>
  );
}
