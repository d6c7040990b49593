import { type ReactNode, type SubmitEvent, use, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Unsent } from '#client/unsent.tsx';
import type { Refused } from '#client/use-change.ts';
import { cx } from '#ui/cx.ts';
import { FooterPlace, NotePlace } from './settlement-dialog.tsx';

interface SettlementLayoutProps {
  /** Names the form, for the button in the footer that sends it. */
  id: string;
  /** What is to be read before anything else. */
  top?: ReactNode;
  /** It came while the form was open: wherever that was scrolled to, it is in sight. */
  topStays?: boolean;
  /** What was ordered, and what the cashier decides about it. */
  left: ReactNode;
  /** What it comes to, and how it is paid. */
  right: ReactNode;
  /** On a wide screen it stays in view beside a long list. */
  rightStays?: boolean;
  footer: ReactNode;
  /** What must not be overlooked when the button is pressed, right above it. */
  warning?: ReactNode;
  /** What the form sends, where it sends anything; and whether it was said over the page already why it was not. */
  sends?: readonly { unsent: Refused | null }[];
  told?: boolean;
  onSubmit: () => void;
}

/** Two columns on a wide screen; on a phone one after the other, with the last step always in reach. */
export function SettlementLayout({
  id,
  top,
  topStays,
  left,
  right,
  rightStays,
  footer,
  warning,
  sends = [],
  told,
  onSubmit,
}: SettlementLayoutProps) {
  const place = use(FooterPlace);
  const note = use(NotePlace);
  const form = useRef<HTMLFormElement>(null);
  // What comes in the place of another, as a closed bill does, is read from its beginning.
  // In braces: newer browsers answer with a promise, which is no effect's undoing.
  useLayoutEffect(() => {
    form.current?.scrollIntoView();
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={form}
      id={id}
      noValidate
      onSubmit={submit}
      className="grid min-h-full border-hairline border-t lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]"
    >
      {top && (
        <div
          className={cx(
            'px-5 pt-4 sm:px-6 lg:col-span-2 lg:pb-4',
            topStays && 'sticky top-0 z-10 bg-surface pb-4 shadow-card',
          )}
        >
          {top}
        </div>
      )}
      <div className="grid min-w-0 content-start gap-4 px-5 pt-4 pb-2 sm:px-6">{left}</div>
      {/* What is due and how it is paid stands at its top: that stays in view, however long the rest is on either side. */}
      <div className="min-w-0 bg-paper">
        <div className={cx('grid content-start gap-5 px-5 pt-4 pb-6 sm:px-6', rightStays && 'lg:sticky lg:top-0')}>
          {right}
        </div>
      </div>
      {place && createPortal(footer, place)}
      {note &&
        createPortal(
          <>
            {warning}
            <Unsent of={sends} told={told} />
          </>,
          note,
        )}
    </form>
  );
}
