import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button.tsx';
import { CloseIcon } from '../late-icons.tsx';
import { useModal } from '../use-modal.ts';

type Props = {
  title: string;
  subtitle?: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
};

/** A sheet from below on phones; on wider screens at the right, so that what it is about stays in sight. */
export function SideSheet({ title, subtitle, closeLabel, onClose, children }: Props) {
  const titleId = useId();
  const modal = useModal(true, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      // Over the kitchen's display too, whose figures are all of one width, and so would be the hyphens of 'banana-da-terra'.
      className="mt-auto mb-0 h-[calc(100dvh-44px)] max-h-none w-full max-w-none animate-sheet flex-col overflow-hidden rounded-t-xl bg-surface text-ink normal-nums shadow-float outline-none backdrop:bg-scrim open:flex sm:my-3 sm:mr-3 sm:ml-auto sm:h-[calc(100dvh-24px)] sm:w-117 sm:animate-rise sm:rounded-xl"
    >
      <header className="flex shrink-0 items-start justify-between gap-3 py-4 pr-3 pl-5">
        <div className="min-w-0 pt-1.5">
          <h2 id={titleId} tabIndex={-1} data-first-focus className="text-2xl outline-none">
            {title}
          </h2>
          {subtitle && <p className="mt-0.5 text-ink-2">{subtitle}</p>}
        </div>
        <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
      </header>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </dialog>
  );
}
