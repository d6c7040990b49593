import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { CloseIcon } from '#ui/late-icons.tsx';
import { useModal } from '#ui/use-modal.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Why it was opened, where nobody asked for it. */
  note?: string | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/** Lies over the right of the display for a moment; the tickets at its left stay in sight. */
export function Sheet({ open, onClose, title, note, onKeyDown, children }: SheetProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      aria-describedby={note === undefined ? undefined : `${id}note`}
      className="k-sheet"
      onKeyDown={onKeyDown}
    >
      {open && (
        <>
          <header>
            <h2 id={id} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            <button type="button" className="k-tool" aria-label={m['kitchen.close']()} onClick={onClose}>
              <CloseIcon />
            </button>
          </header>
          {note !== undefined && (
            <p id={`${id}note`} className="k-check">
              {note}
            </p>
          )}
          <div>{children}</div>
        </>
      )}
    </dialog>
  );
}
