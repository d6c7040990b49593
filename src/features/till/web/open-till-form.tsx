import { type ReactNode, type SubmitEvent, useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';

/** Before the first guest pays: what is in the drawer for change. */
export function OpenTillForm({ children, onOpened }: { children?: ReactNode; onOpened?: () => void }) {
  const [cents, setCents] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  const keyOf = useCreationKey();
  const open = useChange(api.till.open.mutationOptions(), {
    done: m['till.open.done'](),
    failed: m['till.open.failed'](),
    rereads: [api.till.key()],
    untilReread: true,
    onDone: onOpened,
  });
  const wrong = asked && !(cents !== null && cents >= 0);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // It may stand above another form, which is not sent with it.
    event.stopPropagation();
    setAsked(true);
    if (open.isPending || cents === null || !(cents >= 0)) return;
    open.mutate({ key: keyOf(cents), openingCents: cents });
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <Field label={m['till.open.change']()} error={wrong && m['fields.till_amount']()}>
        {(control) => <MoneyInput {...control} sign={m['bills.currency']()} cents={cents} onChange={setCents} />}
      </Field>
      <Button type="submit" busy={open.isPending} className="justify-self-start max-sm:w-full">
        {m['till.open.submit']()}
      </Button>
    </form>
  );
}
