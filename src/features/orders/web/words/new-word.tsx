import type { QueryKey } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { api } from '#client/api.ts';
import { RoomLeft } from '#client/room-left.tsx';
import { useChange } from '#client/use-change.ts';
import { useFieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { ComandaMenu } from '../../typed/read-comanda.ts';
import { longestWord, mostWords } from '../../words/values.ts';
import { dishesFound } from './dishes-found.ts';
import { foundText } from './found-text.ts';

interface NewWordProps {
  menu: ComandaMenu;
  full: boolean;
  rereads: readonly QueryKey[];
  onTouched: (touched: boolean) => void;
}

const empty = { said: '', means: '' };

/** A word to add, and the next. */
export function NewWord({ menu, full, rereads, onTouched }: NewWordProps) {
  const [word, setWord] = useState(empty);
  const { form, errors, setErrors, refuse } = useFieldErrors();
  const touched = word.said.trim() !== '' || word.means.trim() !== '';
  useEffect(() => onTouched(touched), [onTouched, touched]);
  const add = useChange(api.orderWords.add.mutationOptions(), {
    done: ({ said }) => m['orders.words.added']({ said }),
    failed: m['orders.words.addFailed'](),
    explained: 'fields',
    rereads,
    onDone: () => {
      setWord(empty);
      form.current?.querySelector('input')?.focus();
    },
    onRefused: refuse,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    setErrors({});
    add.mutate(word);
  };
  if (full) return <p className="text-ink-2 text-sm">{m['orders.words.full']({ most: mostWords })}</p>;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field
          label={m['orders.words.said']()}
          aside={<RoomLeft text={word.said} max={longestWord} />}
          error={errors.said}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              value={word.said}
              maxLength={longestWord}
              autoComplete="off"
              onChange={({ target }) => setWord({ ...word, said: target.value })}
            />
          )}
        </Field>
        <Field
          label={m['orders.words.means']()}
          error={errors.means}
          aside={<RoomLeft text={word.means} max={longestWord} />}
          hint={
            word.means.trim() !== '' && (
              <span className="wrap-anywhere">{foundText(dishesFound(menu, word.means))}</span>
            )
          }
          required
        >
          {(control) => (
            <TextInput
              {...control}
              value={word.means}
              maxLength={longestWord}
              autoComplete="off"
              onChange={({ target }) => setWord({ ...word, means: target.value })}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="soft" busy={add.isPending} className="justify-self-start">
        {m['orders.words.add']()}
      </Button>
    </form>
  );
}
