import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { OpenTillDialog } from './open-till-dialog.tsx';
import { OpenedMeanwhile } from './opened-meanwhile.tsx';
import { useOpening } from './use-opening.ts';

/** Said before money is taken that would be in no till, with the way to one; what was typed meanwhile stays. */
export function NoTillNotice() {
  const present = useQuery(api.till.present.queryOptions());
  const [asking, setAsking] = useState(false);
  const opening = useOpening(() => setAsking(false));
  if (!present.data) return null;
  if (present.data.till) return <OpenedMeanwhile till={present.data.till} opening={opening} />;
  return (
    <>
      <Notice
        tone="yellow"
        title={m['till.none.title']()}
        action={
          <Button variant="quiet" size="s" onClick={() => setAsking(true)}>
            {m['till.open.submit']()}
          </Button>
        }
      >
        {m['till.none.hint']()}
      </Notice>
      {asking && <OpenTillDialog opening={opening} onClose={() => setAsking(false)} />}
    </>
  );
}
