import { m } from '#generated/messages/messages.js';
import { Card } from '#ui/card.tsx';
import { OpenTillForm } from './open-till-form.tsx';

/** No till is open: the way to one. */
export function OpenTillCard() {
  return (
    <Card as="section" aria-labelledby="till-open" className="max-w-xl">
      <OpenTillForm>
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
