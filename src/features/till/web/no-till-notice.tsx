import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { OpenTillForm } from './open-till-form.tsx';

/** Said before money is taken that would be in no till, with the way to one; what was typed meanwhile stays. */
export function NoTillNotice() {
  const present = useQuery(api.till.present.queryOptions());
  const [opening, setOpening] = useState(false);
  if (!present.data || present.data.till) return null;
  return (
    <>
      <Notice
        tone="yellow"
        title={m['till.none.title']()}
        action={
          <Button variant="quiet" size="s" onClick={() => setOpening(true)}>
            {m['till.open.submit']()}
          </Button>
        }
      >
        {m['till.none.hint']()}
      </Notice>
      {opening &&
        createPortal(
          <Dialog
            open
            onClose={() => setOpening(false)}
            title={m['till.open.title']()}
            closeLabel={m['common.close']()}
          >
            <OpenTillForm onOpened={() => setOpening(false)}>
              <p className="text-ink-2">{m['till.open.hint']()}</p>
            </OpenTillForm>
          </Dialog>,
          document.body,
        )}
    </>
  );
}
