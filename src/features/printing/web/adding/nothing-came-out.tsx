import { type SubmitEvent, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { bareAddress } from '#lib/printer-address.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Printer } from '../../printers/contract.ts';
import { addressFault } from '../address-fault.ts';
import { AddressField } from '../address-field.tsx';
import type { useAdjustedTest } from './use-adjusted-test.ts';

interface NothingCameOutProps {
  printer: Printer;
  test: ReturnType<typeof useAdjustedTest>;
}

/** What to check, and another address to try where a computer reaches the printer. */
export function NothingCameOut({ printer: { kind, address }, test }: NothingCameOutProps) {
  const [typed, setTyped] = useState(bareAddress(address ?? ''));
  const [error, setError] = useState<string>();
  const byComputer = kind === 'agent';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (test.busy) return;
    const wrong = addressFault(typed);
    setError(wrong);
    if (!wrong) test.atAddress(typed);
  };
  return (
    <>
      <div role="status">
        <Notice tone="yellow" title={m['printing.adding.checkTitle']()}>
          <ul className="mt-1 grid list-disc gap-1 pl-5">
            <li>{m['printing.adding.checkPaper']()}</li>
            <li>{byComputer ? m['printing.adding.checkComputer']() : m['printing.adding.checkAddress']()}</li>
            <li>{byComputer ? m['printing.adding.checkPrinter']() : m['printing.adding.checkInternet']()}</li>
          </ul>
        </Notice>
      </div>
      {byComputer && (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <AddressField value={typed} error={error} onChange={setTyped} />
          <Button type="submit" variant="soft" busy={test.busy} className="justify-self-start">
            {m['printing.adding.useAndPrint']()}
          </Button>
        </form>
      )}
    </>
  );
}
