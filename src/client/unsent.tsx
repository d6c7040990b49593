import { useEffect, useRef } from 'react';
import { m } from '#generated/messages/messages.js';
import { Notice } from '#ui/notice.tsx';
import { useOnline } from '#ui/use-online.ts';
import type { Refused } from './use-change.ts';

interface UnsentProps {
  /** What the sheet sends. */
  of: readonly { unsent: Refused | null }[];
  /** Beside what is said of the whole sheet: only that this was not sent. */
  part?: boolean;
  /** That it failed is said over the page already, in words that it has to be said in. */
  told?: boolean;
}

/**
 * Beside what sends a sheet: that the device is offline, or why it was not sent; and that what was typed is there still. Only what may go
 * through another time is to be tried again: the reason of any other refusal stands until something is changed.
 */
export function Unsent({ of, part, told }: UnsentProps) {
  const online = useOnline();
  const place = useRef<HTMLDivElement>(null);
  const refused = of.find(({ unsent }) => unsent !== null)?.unsent;
  const said = refused?.again && told ? m['common.unsent.not']() : refused?.why;
  const settled = refused?.again === false;
  useEffect(() => {
    if (said) place.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  if (!said && (online || part)) return null;
  return (
    <div ref={place}>
      <Notice live tone={said ? 'red' : 'yellow'} title={said ?? m['common.unsent.offline']()}>
        {settled
          ? m['common.unsent.stays']()
          : online
            ? m['common.unsent.kept']()
            : said
              ? m['common.unsent.offlineKept']()
              : m['common.unsent.wait']()}
      </Notice>
    </div>
  );
}
