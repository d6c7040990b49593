import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Teaching } from '#ui/staff/teaching.tsx';
import { OpenTillDialog } from './open-till-dialog.tsx';
import type { Opening } from './use-opening.ts';

/** Before the first till: what will be here, and why it is worth it. */
export function TillTeaching({ opening }: { opening: Opening }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Teaching
        ghost="rows"
        title={m['till.teaching.title']()}
        action={
          <Button pill onClick={() => setAsking(true)}>
            {m['till.open.submit']()}
          </Button>
        }
      >
        {m['till.teaching.why']()}
      </Teaching>
      {asking && <OpenTillDialog opening={opening} onClose={() => setAsking(false)} />}
    </>
  );
}
