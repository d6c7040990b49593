import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#client/diner-api.ts';
import { errorMessage } from '#client/errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { shortCodeLength } from '../../values.ts';
import { useSeatWatch } from './use-seat-watch.ts';

type Props = {
  slug: string;
  number: number;
  /** They sat there until their bill was closed. */
  again?: boolean;
  onClose: () => void;
  onSeated: () => void;
};

/** Asks for the code beside the table's QR code: whoever can read it sits there. */
export default function SeatDialog({ slug, number, again = false, onClose, onSeated }: Props) {
  const [code, setCode] = useState('');
  const [short, setShort] = useState(false);
  const queries = useQueryClient();
  const enter = useMutation(
    api.tables.enter.mutationOptions({
      onSuccess: () => {
        void queries.invalidateQueries({ queryKey: api.tables.visit.key() });
        void queries.invalidateQueries({ queryKey: api.orders.ofTable.key() });
        onSeated();
      },
    }),
  );
  const seated = useSeatWatch(slug, number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when they turn out to sit here
  useEffect(() => {
    if (seated) onSeated();
  }, [seated]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tooShort = code.replace(/[\s-]/g, '').length !== shortCodeLength;
    setShort(tooShort);
    if (!tooShort && !enter.isPending) enter.mutate({ slug, number, code });
  };
  const refused = enter.isError ? (errorMessage(enter.error) ?? m['diner.seatFailed']()) : undefined;

  return (
    <Dialog
      open
      onClose={onClose}
      title={m['diner.seatTitle']()}
      subtitle={m['diner.table']({ number })}
      closeLabel={m['common.close']()}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <p className="text-ink-2">{again ? m['diner.seatAgainText']() : m['diner.seatText']()}</p>
        <Field label={m['diner.seatCode']()} error={short ? m['diner.seatShort']() : refused} required>
          {(control) => (
            <TextInput
              {...control}
              value={code}
              onChange={(event) => {
                setCode(event.target.value.toUpperCase());
                setShort(false);
                enter.reset();
              }}
              maxLength={12}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="text-center font-semibold text-xl tracking-[.3em]"
            />
          )}
        </Field>
        <div aria-live="assertive" className="sr-only">
          {short ? m['diner.seatShort']() : refused}
        </div>
        <Button type="submit" busy={enter.isPending} wide>
          {m['diner.seatEnter']()}
        </Button>
      </form>
    </Dialog>
  );
}
