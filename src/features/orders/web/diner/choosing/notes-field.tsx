import { m } from '#generated/messages/messages.js';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { maxNotes } from '../../../values.ts';

const counterFrom = 50;

export function NotesField({ value, onChange }: { value: string; onChange: (notes: string) => void }) {
  const left = maxNotes - value.length;
  return (
    <Field
      label={m['diner.notes']()}
      aside={m['diner.optional']()}
      className="pt-6"
      hint={<span aria-live="polite">{left <= counterFrom ? m['diner.notesLeft']({ count: left }) : ''}</span>}
    >
      {(control) => (
        <Textarea
          {...control}
          value={value}
          maxLength={maxNotes}
          placeholder={m['diner.notesHint']()}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
