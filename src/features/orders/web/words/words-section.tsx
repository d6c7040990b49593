import { useId, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { WordsDialog } from './words-dialog.tsx';

/** Among the restaurant's settings: what the staff call things when they type an order. */
export function WordsSection() {
  const id = useId();
  const [opened, setOpened] = useState(false);
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:p-6">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-xl">
            {m['orders.words.title']()}
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-sm">{m['orders.words.hint']()}</p>
        </div>
        <Button variant="soft" onClick={() => setOpened(true)}>
          {m['orders.words.edit']()}
        </Button>
      </Card>
      {opened && <WordsDialog onClose={() => setOpened(false)} />}
    </section>
  );
}
