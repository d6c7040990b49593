import { useEffect, useRef } from 'react';
import { type Toast, useToaster } from 'react-hot-toast/headless';
import { cx } from './cx.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';
import { shownMessages } from './shown-messages.ts';
import { Spinner } from './spinner.tsx';

/** 4 s for messages and errors, 2 s for successes, loading until dismissed, top right. */
const durations = { success: { duration: 2_000 }, error: { duration: 4_000 } };

// The library's own look adds a style element at run time, which the content security policy refuses: only its logic is used.
export default function Toaster() {
  const { toasts, handlers } = useToaster({ duration: 4_000, ...durations });
  const region = useRef<HTMLDivElement>(null);
  const shown = useRef(0);
  // Shown anew with each message: only the newest of the top layer stands above an open dialog.
  useEffect(() => {
    if (toasts.length === 0 || toasts.length > shown.current) region.current?.hidePopover?.();
    if (toasts.length > shown.current) region.current?.showPopover?.();
    shown.current = toasts.length;
  }, [toasts.length]);
  return (
    <div
      ref={region}
      popover="manual"
      data-messages
      className="pointer-events-none fixed inset-x-3 top-3 bottom-auto z-50 m-0 w-auto justify-items-end overflow-visible bg-transparent p-0 open:grid gap-2 print:hidden"
      // A mouse only: after a tap, browsers believe that the pointer rests there, and the message would stay.
      onPointerEnter={(event) => event.pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
    >
      {shownMessages(toasts).map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast }: { toast: Toast }) {
  const text = typeof toast.message === 'function' ? toast.message(toast) : toast.message;
  return (
    <div
      {...toast.ariaProps}
      className={cx(
        'flex max-w-96 items-start gap-3 rounded-md bg-surface px-4 py-3 text-sm text-ink shadow-float transition-opacity',
        // A tap goes through it, to the button that it lies over; a mouse that rests on bad news keeps it there.
        toast.type !== 'success' && 'pointer-fine:pointer-events-auto',
        toast.visible ? 'animate-rise opacity-100' : 'opacity-0',
      )}
    >
      <span className="mt-px flex-none" aria-hidden="true">
        {toast.type === 'success' && <CheckIcon size={20} className="text-green" />}
        {toast.type === 'error' && <AlertIcon size={20} className="text-danger" />}
        {toast.type === 'loading' && <Spinner />}
      </span>
      <span className="min-w-0 break-words">{text}</span>
    </div>
  );
}
