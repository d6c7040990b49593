import { useId } from 'react';
import { useModal } from '../use-modal.ts';
import { SheetHead, type SheetProps } from './sheet-head.tsx';

/** A sheet from below on phones; on wider screens at the right, so that what it is about stays in sight. */
export function SideSheet({ title, subtitle, closeLabel, onClose, children }: SheetProps) {
  const titleId = useId();
  const modal = useModal(true, onClose);
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      // Over the kitchen's display too, whose figures are all of one width, and so would be the hyphens of 'banana-da-terra'.
      className="mt-auto mb-0 h-[calc(100dvh-44px)] max-h-none w-full max-w-none animate-sheet flex-col overflow-hidden rounded-t-xl bg-surface text-ink normal-nums shadow-float outline-none backdrop:bg-scrim open:flex sm:my-3 sm:mr-3 sm:ml-auto sm:h-[calc(100dvh-24px)] sm:w-117 sm:animate-rise sm:rounded-xl"
    >
      <SheetHead {...{ titleId, title, subtitle, closeLabel, onClose }} />
      <div className="relative min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </dialog>
  );
}
