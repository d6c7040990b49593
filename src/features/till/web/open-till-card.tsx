import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { OpenTillForm } from './open-till-form.tsx';
import type { Opening } from './use-opening.ts';

/** No till is open: the way to one. */
export function OpenTillCard({ opening }: { opening: Opening }) {
  return (
    <Card as="section" aria-labelledby="till-open" className="max-w-content">
      <OpenTillForm opening={opening}>
        <div>
          <h2 id="till-open" className="text-xl">
            {m['till.open.title']()}
          </h2>
          <p className="mt-1 text-ink-2">{m['till.open.hint']()}</p>
        </div>
      </OpenTillForm>
    </Card>
  );
}
