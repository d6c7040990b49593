import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';

interface FormFooterProps {
  /** What has to be read before saving. */
  children?: ReactNode;
  submit: string;
  busy: boolean;
  busyLabel: string;
  onCancel: () => void;
}

/** Stays in view below a long form. */
export function FormFooter({ children, submit, busy, busyLabel, onCancel }: FormFooterProps) {
  return (
    <footer className="sticky bottom-0 z-10 grid gap-3 border-hairline border-t bg-surface px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:px-6 [@media(max-height:560px)]:static">
      {children}
      <div className="flex gap-3 sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          {m['common.cancel']()}
        </Button>
        <Button type="submit" busy={busy} busyLabel={busyLabel} className="grow sm:min-w-48 sm:grow-0">
          {submit}
        </Button>
      </div>
    </footer>
  );
}
