import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { maxNote } from '../values.ts';

const counterFrom = 60;

interface NoteFieldProps {
  initial?: string;
  error: string | undefined;
  hint: string;
  aside?: string;
}

/** What the house has to know of the guests. */
export function NoteField({ initial = '', error, hint, aside }: NoteFieldProps) {
  const [left, setLeft] = useState(maxNote - initial.length);
  return (
    <Field
      label={m['reservations.form.note']()}
      error={error}
      aside={aside}
      hint={
        <>
          {hint}
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
