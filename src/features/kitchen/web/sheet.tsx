import { type KeyboardEventHandler, type ReactNode, useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { CloseIcon } from '#ui/late-icons.tsx';
import { useModal } from '#ui/use-modal.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
  children: ReactNode;
}

/** Lies over the right of the display for a moment; the tickets at its left stay in sight. */
export function Sheet({ open, onClose, title, onKeyDown, children }: SheetProps) {
  const id = useId();
  const modal = useModal(open, onClose);
  return (
    <dialog {...modal} aria-labelledby={id} className="k-sheet" onKeyDown={onKeyDown}>
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
          <div>{children}</div>
        </>
      )}
    </dialog>
  );
}
