import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './late-icons.tsx';
import { type ModalWays, useModal } from './use-modal.ts';

const widths = { s: 'sm:max-w-md', m: 'sm:max-w-xl', l: 'sm:max-w-5xl' };

export type DialogProps = ModalWays & {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Stays in view below the scrolling part. */
  footer?: ReactNode;
  size?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
  /** As tall as a dialog may be from the start, so that nothing moves when much comes into it later. */
  tall?: boolean;
  /** The children bring their own padding. */
  flush?: boolean;
  /** Stands at the top from edge to edge, with the title and the cross upon it. */
  picture?: ReactNode;
};

/** A sheet from below on phones, centred on wider screens. */
export function Dialog({ open, onClose, size = 's', role, fixed, leaving, backCloses, tall, ...content }: DialogProps) {
  const titleId = useId();
  const modal = useModal(open, onClose, { fixed, leaving, backCloses });
  return (
    <dialog
      {...modal}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? `${titleId}-body` : undefined}
      className={cx(
        'mt-auto mb-0 max-h-[calc(100dvh-44px)] w-full max-w-none flex-col overflow-hidden rounded-t-xl bg-surface text-ink shadow-float outline-none backdrop:bg-scrim open:flex',
        'animate-sheet sm:mx-auto sm:my-auto sm:max-h-[min(52rem,calc(100dvh-64px))] sm:animate-rise sm:rounded-xl',
        widths[size],
        tall && 'h-dvh',
      )}
    >
      {open && <DialogContent {...content} titleId={titleId} onClose={fixed ? undefined : onClose} />}
    </dialog>
  );
}

type ContentProps = Omit<DialogProps, 'open' | 'onClose' | 'tall' | keyof ModalWays> & {
  titleId: string;
  onClose?: () => void;
};

function DialogContent(content: ContentProps) {
  const { titleId, title, subtitle, closeLabel, onClose, children, footer, flush, picture } = content;
  // The title takes the first focus: it is read out, and no action is one stray key away.
  const heading = { id: titleId, tabIndex: -1, 'data-first-focus': true };
  return (
    <>
      {!picture && (
        <header className="flex shrink-0 items-start justify-between gap-3 py-4 pr-3 pl-5 sm:pt-5 sm:pl-6">
          <div className="min-w-0 pt-1.5">
            <h2 {...heading} className="text-2xl outline-none">
              {title}
            </h2>
            {subtitle && <p className="mt-0.5 text-sm text-ink-2">{subtitle}</p>}
          </div>
          {onClose && <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />}
        </header>
      )}
      <div
        id={`${titleId}-body`}
        className={cx(
          'relative min-h-0 grow overflow-y-auto overscroll-contain',
          !flush && 'px-5 pb-5 sm:px-6 sm:pb-6',
        )}
      >
        {picture && (
          <>
            <h2
              {...heading}
              className="absolute top-4 left-4 z-1 mr-18 rounded-full bg-surface px-4 py-1.5 text-sm leading-5 shadow-lift outline-none"
            >
              {title}
            </h2>
            {/* It stays, wherever one has scrolled to. */}
            <div className="sticky top-3 z-1 flex h-0 justify-end pr-3">
              <IconButton
                icon={CloseIcon}
                label={closeLabel}
                onClick={onClose}
                className="bg-surface text-ink shadow-lift"
              />
            </div>
            {picture}
          </>
        )}
        {children}
      </div>
      {footer && (
        <footer className="shrink-0 border-hairline border-t px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </>
  );
}
