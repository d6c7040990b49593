import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { api } from '#client/api.ts';
import { errorCode } from '#client/errors.ts';
import { fieldErrors } from '#client/use-field-errors.ts';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { CloseIcon, PencilIcon, TrashIcon } from '#ui/icons-more.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { EditedCategory } from '../../editing/contract.ts';
import { longest } from './product-draft.ts';
import { useMenuChange } from './use-menu-change.ts';

interface CategoryRowProps {
  category: EditedCategory;
  handle: ReactNode;
  onRemove: () => void;
}

/** A category's name, or the field that changes it. */
export function CategoryRow({ category, handle, onRemove }: CategoryRowProps) {
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !renaming) pencil.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);
  if (renaming) return <Rename category={category} onClose={() => setRenaming(false)} />;
  return (
    <div className="flex min-h-15 items-center gap-1">
      {handle ?? <span className="w-2" />}
      <p className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{category.name}</span>
        <span className="block text-ink-3 text-sm">{m['menu.list.count']({ count: category.products.length })}</span>
      </p>
      <IconButton
        ref={pencil}
        icon={PencilIcon}
        label={m['menu.categories.rename']({ category: category.name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={TrashIcon}
        tone="danger"
        label={m['menu.categories.remove']({ category: category.name })}
        onClick={onRemove}
      />
    </div>
  );
}

function Rename({ category, onClose }: { category: EditedCategory; onClose: () => void }) {
  const [name, setName] = useState(category.name);
  // The revision that was on the screen when the typing began.
  const [revision, setRevision] = useState(category.revision);
  const [error, setError] = useState('');
  const rename = useMenuChange(api.menuEditing.renameCategory.mutationOptions(), {
    ...{ done: m['menu.categories.renamed'](), failed: m['menu.categories.saveFailed'](), onDone: onClose },
    explained: ['invalid_input', 'stale_revision', 'category_name_taken'],
    onRefused: (refused) => {
      const stale = errorCode(refused) === 'stale_revision';
      setError(stale ? m['menu.categories.stale']() : (fieldErrors(refused).name ?? ''));
    },
  });
  const stale = category.revision !== revision && !rename.isPending;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rename.isPending) return;
    setError('');
    rename.mutate({ id: category.id, revision, name });
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
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // The dialog around stays.
            event.preventDefault();
            onClose();
          }}
        />
        <Button type="submit" size="s" busy={rename.isPending} className="min-h-13!">
          {m['menu.categories.save']()}
        </Button>
        <IconButton icon={CloseIcon} label={m['common.cancel']()} onClick={onClose} />
      </div>
      <p id={`rename-${category.id}`} role="alert" className="text-danger text-sm empty:hidden">
        {error}
        {stale && !error && m['menu.categories.stale']()}
        {stale && ` ${category.name}`}
      </p>
    </form>
  );
}
