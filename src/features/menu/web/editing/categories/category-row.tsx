import { type ReactNode, type SubmitEvent, useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon } from '#ui/late-icons.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedCategory } from '../../../editing/contract.ts';
import { longest } from '../../../values.ts';
import { EditableRow } from '../editable-row.tsx';
import { itemsText } from '../items-text.ts';
import { useMenuChange } from '../use-menu-change.ts';
import { type CountTouched, useCounted } from '../use-touched-forms.ts';

interface CategoryRowProps {
  category: EditedCategory;
  handle: ReactNode;
  countTouched: CountTouched;
  onRemove: () => void;
}

/** A category's name, or the field that changes it. */
export function CategoryRow({ category, handle, countTouched, onRemove }: CategoryRowProps) {
  const { name, nameEn, products } = category;
  return (
    <EditableRow
      handle={handle}
      name={name}
      summary={[itemsText(products.length), nameEn || m['menu.english.lacking']()].join(' · ')}
      editLabel={m['menu.categories.rename']({ category: name })}
      removeLabel={m['menu.categories.remove']({ category: name })}
      onRemove={onRemove}
      countTouched={countTouched}
    >
      {(close, countOwn) => <Rename category={category} countTouched={countOwn} onClose={close} />}
    </EditableRow>
  );
}

interface RenameProps {
  category: EditedCategory;
  countTouched: CountTouched;
  onClose: () => void;
}

function Rename({ category, countTouched, onClose }: RenameProps) {
  const [before] = useState(category);
  const [name, setName] = useState(before.name);
  const [nameEn, setNameEn] = useState(before.nameEn);
  useCounted(name !== before.name || nameEn !== before.nameEn, countTouched);
  // The revision that was on the screen when the typing began.
  const [revision, setRevision] = useState(category.revision);
  const [error, setError] = useState('');
  const rename = useMenuChange(api.menuEditing.renameCategory.mutationOptions(), {
    done: m['menu.categories.renamed'](),
    failed: m['menu.categories.saveFailed'](),
    onDone: onClose,
    explained: ['invalid_input', 'stale_revision', 'category_name_taken'],
    onRefused: (refused) => {
      const stale = errorCode(refused) === 'stale_revision';
      const { name, nameEn } = fieldErrors(refused);
      setError(stale ? m['menu.categories.stale']() : (name ?? nameEn ?? ''));
    },
  });
  const stale = category.revision !== revision && !rename.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rename.isPending) return;
    setError('');
    rename.mutate({ id: category.id, revision, name, nameEn });
    // Told once; who saves again after that has seen the name below.
    setRevision(category.revision);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-1.5 py-2">
      <div className="flex items-center gap-1.5">
        <TextInput
          autoFocus
          aria-label={m['menu.categories.name']()}
          aria-invalid={error ? true : undefined}
          aria-describedby={`rename-${category.id}`}
          value={name}
          maxLength={longest.category}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="s" busy={rename.isPending} className="min-h-13!">
          {m['menu.categories.save']()}
        </Button>
        <IconButton icon={CloseIcon} label={m['common.cancel']()} onClick={onClose} />
      </div>
      <TextInput
        lang="en"
        aria-label={m['menu.english.category']()}
        placeholder={m['menu.english.category']()}
        value={nameEn}
        maxLength={longest.category}
        autoComplete="off"
        onChange={({ target }) => setNameEn(target.value)}
      />
      <p id={`rename-${category.id}`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
        {stale && !error && m['menu.categories.stale']()}
        {stale && ` ${category.name}`}
      </p>
    </form>
  );
}
