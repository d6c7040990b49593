import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { maxNote } from '../values.ts';

const counterFrom = 60;

/** What the house has to know of the guests; the guests do not read it. */
export function NoteField({ initial, error }: { initial: string; error: string | undefined }) {
  const [left, setLeft] = useState(maxNote - initial.length);
  return (
    <Field
      label={m['reservations.form.note']()}
      error={error}
      hint={
        <>
          {m['reservations.form.noteHint']()}
          <span role="status">{left <= counterFrom && ` ${m['reservations.form.noteLeft']({ count: left })}`}</span>
        </>
      }
    >
      {(control) => (
        <Textarea
          {...control}
          name="customerNote"
          rows={2}
          defaultValue={initial}
          maxLength={maxNote}
          onChange={(event) => setLeft(maxNote - event.currentTarget.value.length)}
        />
      )}
    </Field>
  );
}
