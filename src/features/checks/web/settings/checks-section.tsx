import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChecksDialog } from './checks-dialog.tsx';

/** Among the restaurant's settings: what guests see and pay of their bill. Saved by itself. */
export function ChecksSection() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-xl">
            {m['checks.settings.title']()}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-sm">{m['checks.settings.hint']()}</p>
        </div>
        <Button variant="soft" onClick={() => setOpened(true)}>
          {m['checks.settings.edit']()}
        </Button>
      </Card>
      {opened && <ChecksDialog onClose={() => setOpened(false)} />}
    </section>
  );
}
