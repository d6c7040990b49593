import { createContext, type ReactNode, useState } from 'react';
import { discardWords } from '#client/discard-words.ts';
import { GuardedDialog } from '#ui/guarded-dialog.tsx';

/** Where a form inside the dialog puts its last step: below what scrolls, so that it covers nothing. */
export const FooterPlace = createContext<HTMLElement | null>(null);
/** Above it: that a step was not taken. */
export const NotePlace = createContext<HTMLElement | null>(null);

/** Leaves the dialog; asks first where something was entered. */
export const Leave = createContext<() => void>(() => {});

interface SettlementDialogProps {
  title: string;
  subtitle?: string;
  /** Whether there is anything to take a step with. */
  withFooter: boolean;
  /** What was typed is not thrown away by a stray tap. */
  touched: boolean;
  onClose: () => void;
  children: ReactNode;
}

export function SettlementDialog({ title, subtitle, withFooter, touched, onClose, children }: SettlementDialogProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [note, setNote] = useState<HTMLElement | null>(null);
  return (
    <GuardedDialog
      touched={touched}
      words={discardWords()}
      size="l"
      flush
      onClose={onClose}
      title={title}
      subtitle={subtitle}
      footer={
        withFooter && (
          <>
            <div ref={setNote} className="mb-3 grid gap-2 empty:hidden" />
            <div ref={setPlace} className="flex flex-wrap items-center gap-3 sm:flex-nowrap" />
          </>
        )
      }
    >
      {(leave) => (
        <NotePlace value={note}>
          <FooterPlace value={place}>
            <Leave value={leave}>{children}</Leave>
          </FooterPlace>
        </NotePlace>
      )}
    </GuardedDialog>
  );
}
