import { m } from '#generated/messages/messages.js';
import { isOnlyHere } from '#lib/network.ts';
import { Notice } from '#ui/notice.tsx';

/** A code that no phone can follow, before it is printed and put on a table. */
export function OnlyHereNotice({ url }: { url: string | undefined }) {
  if (!url || !isOnlyHere(url)) return null;
  return (
    <Notice tone="yellow" title={m['tables.qr.onlyHereTitle']()}>
      {m['tables.qr.onlyHere']({ host: new URL(url).host })}
    </Notice>
  );
}
