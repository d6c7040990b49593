import { type SubmitEvent, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';

/** Before the first guest pays: what is in the drawer for change. */
export function OpenTillCard() {
  const [cents, setCents] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const keyOf = useCreationKey();
  const open = useChange(api.till.open.mutationOptions(), {
    done: m['till.open.done'](),
    failed: m['till.open.failed'](),
    rereads: [api.till.key()],
    untilReread: true,
  });
  const wrong = asked && !(cents !== null && cents >= 0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    if (open.isPending || cents === null || !(cents >= 0)) return;
    open.mutate({ key: keyOf(cents), openingCents: cents });
  };
  return (
    <Card as="section" aria-labelledby="till-open" className="max-w-xl">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <div>
          <h2 id="till-open" className="text-xl">
            {m['till.open.title']()}
          </h2>
          <p className="mt-1 text-ink-2">{m['till.open.hint']()}</p>
        </div>
        <Field label={m['till.open.change']()} error={wrong && m['fields.till_amount']()}>
          {(control) => <MoneyInput {...control} sign={m['bills.currency']()} cents={cents} onChange={setCents} />}
        </Field>
        <Button type="submit" busy={open.isPending} className="justify-self-start max-sm:w-full">
          {m['till.open.submit']()}
        </Button>
      </form>
    </Card>
  );
}
