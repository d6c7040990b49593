import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { PencilIcon, TrashIcon } from '#ui/late-icons.tsx';
import { type CountTouched, useCounted, useTouchedForms } from './use-touched-forms.ts';

interface EditableRowProps {
  handle: ReactNode;
  name: string;
  /** Below the name. */
  summary: string;
  editLabel: string;
  removeLabel: string;
  onRemove: () => void;
  countTouched: CountTouched;
  /** What changes it, in its place until it is closed. */
  children: (close: () => void, countTouched: CountTouched) => ReactNode;
}

/** A row of a list that is sorted, changed and shortened in a dialog. */
export function EditableRow({ handle, name, summary, children, ...row }: EditableRowProps) {
  const { editLabel, removeLabel, onRemove } = row;
  const [editing, setEditing] = useState(false);
  const [touched, countOwn] = useTouchedForms();
  useCounted(touched, row.countTouched);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const close = () => setEditing(false);
  const closeByKey = (event: KeyboardEvent) => {
    // With something typed, the dialog around asks.
    if (event.key !== 'Escape' || touched) return;
    // It stays.
    event.preventDefault();
    close();
  };
  if (editing) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its fields and buttons leave over
      <div onKeyDown={closeByKey}>{children(close, countOwn)}</div>
    );
  }
  return (
    <div className="flex min-h-15 items-center sm:gap-1">
      {handle ?? <span className="w-2" />}
      <p className="min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <span className="block text-ink-3 text-sm">{summary}</span>
      </p>
      <IconButton ref={pencil} icon={PencilIcon} label={editLabel} onClick={() => setEditing(true)} />
      <IconButton icon={TrashIcon} tone="danger" label={removeLabel} onClick={onRemove} />
    </div>
  );
}
