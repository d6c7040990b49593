import { type SubmitEvent, useId, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { longest } from '../../../values.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { type CountTouched, useCounted } from '../use-touched-forms.ts';

/** One line to add a category, and the next. */
export function NewCategory({ countTouched }: { countTouched: CountTouched }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  useCounted(name.trim() !== '', countTouched);
  // A name may be added again when its category is gone.
  const [added, setAdded] = useState(0);
  const keyOf = useCreationKey();
  const [error, setError] = useState('');
  const create = useMenuChange(api.menuEditing.createCategory.mutationOptions(), {
    done: m['menu.categories.added'](),
    failed: m['menu.categories.saveFailed'](),
    explained: ['invalid_input', 'category_name_taken'],
    // The field is free for the next one at once; what is refused comes back to it, unless something else is there by then.
    onSend: async () => setName(''),
    onDone: () => {
      setAdded(added + 1);
      input.current?.focus();
    },
    onRefused: (refused, sent) => {
      setName((typed) => typed || sent.name);
      setError(fieldErrors(refused).name ?? '');
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (create.isPending && name.trim() === '') return;
    setError('');
    create.mutate({ key: keyOf({ name, added }), name });
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
          value={name}
          maxLength={longest.category}
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onChange={({ target }) => setName(target.value)}
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
