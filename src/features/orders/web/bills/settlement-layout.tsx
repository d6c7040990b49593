import { type ReactNode, type SubmitEvent, use } from 'react';
import { createPortal } from 'react-dom';
import { FooterPlace } from './settlement-dialog.tsx';

interface SettlementLayoutProps {
  /** Names the form, for the button in the footer that sends it. */
  id: string;
  /** What was ordered, and what the cashier decides about it. */
  left: ReactNode;
  /** What it comes to, and how it is paid. */
  right: ReactNode;
  footer: ReactNode;
  onSubmit: () => void;
}

/** Two columns on a wide screen; on a phone one after the other, with the last step always in reach. */
export function SettlementLayout({ id, left, right, footer, onSubmit }: SettlementLayoutProps) {
  const place = use(FooterPlace);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      id={id}
      noValidate
      onSubmit={submit}
      className="grid min-h-full border-hairline border-t lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="grid min-w-0 content-start gap-4 px-5 pt-4 pb-2 sm:px-6">{left}</div>
      <div className="grid min-w-0 content-start gap-5 bg-paper px-5 pt-4 pb-6 sm:px-6">{right}</div>
      {place && createPortal(footer, place)}
    </form>
  );
}
