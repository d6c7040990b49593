import { type SubmitEvent, useId, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { api } from '#client/api.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from './product-draft.ts';
import { useMenuChange } from './use-menu-change.ts';

/** One line to add a category, and the next. */
export function NewCategory() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ key: newKey(), name: '' });
  const [error, setError] = useState('');
  const create = useMenuChange(api.menuEditing.createCategory.mutationOptions(), {
    ...{ done: m['menu.categories.added'](), failed: m['menu.categories.saveFailed']() },
    explained: ['invalid_input', 'category_name_taken'],
    onDone: () => {
      setDraft({ key: newKey(), name: '' });
      input.current?.focus();
    },
    onRefused: (refused) => setError(fieldErrors(refused).name ?? ''),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending) return;
    setError('');
    create.mutate(draft);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <label htmlFor={id} className="font-medium text-sm">
        {m['menu.categories.new']()}
      </label>
      <div className="flex gap-2">
        <TextInput
          id={id}
          ref={input}
          value={draft.name}
          maxLength={longest.category}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          // Another name is another creation.
          onChange={({ target }) => setDraft({ key: newKey(), name: target.value })}
        />
        <Button type="submit" busy={create.isPending}>
          {m['menu.categories.add']()}
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </form>
  );
}
