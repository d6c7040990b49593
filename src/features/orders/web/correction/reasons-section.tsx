import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ReasonsDialog } from './reasons-dialog.tsx';

/** Among the restaurant's settings: the words in which things leave a bill. Saved by themselves. */
export function ReasonsSection() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-xl">
            {m['orders.corrections.reasons.title']()}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-sm">{m['orders.corrections.reasons.hint']()}</p>
        </div>
        <Button variant="soft" onClick={() => setOpened(true)}>
          {m['orders.corrections.reasons.edit']()}
        </Button>
      </Card>
      {opened && <ReasonsDialog onClose={() => setOpened(false)} />}
    </section>
  );
}
