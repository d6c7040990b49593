import type { ReactNode } from 'react';
import { Unsent } from '#client/unsent.tsx';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { MoneyInput } from '#ui/money-input.tsx';
import type { Opening } from './use-opening.ts';

/** Before the first guest pays: what is in the drawer for change. */
export function OpenTillForm({ opening, children }: { opening: Opening; children?: ReactNode }) {
  return (
    <form noValidate onSubmit={opening.submit} className="grid gap-4">
      {children}
      <Field label={m['till.open.change']()} error={opening.fault}>
        {(control) => (
          <MoneyInput
            {...control}
            sign={m['bills.currency']()}
            empty={null}
            cents={opening.cents}
            onChange={opening.change}
          />
        )}
      </Field>
      <Unsent of={[opening.sent]} />
      <Button type="submit" busy={opening.busy} className="justify-self-start max-sm:w-full">
        {m['till.open.submit']()}
      </Button>
    </form>
  );
}
