import { useState } from 'react';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Printer } from '../../printers/contract.ts';
import type { CodePage, PaperColumns } from '../../values.ts';
import { draftOf, editOf } from '../printer-draft.ts';
import { useTestPage } from '../use-test-page.ts';
import { fewerColumns, nextCodePage } from './adjust.ts';

/** Prints test pages at a printer, and sets its paper otherwise where one came out wrong. */
export function useAdjustedTest(printer: Printer) {
  const test = useTestPage(printer.id);
  const [tried, setTried] = useState<readonly CodePage[]>([printer.codePage]);
  const edit = useChange(api.printing.edit.mutationOptions(), {
    done: printer.waiting > 0 ? m['printing.saved']() : undefined,
    failed: m['printing.saveFailed'](),
    rereads: [api.printing.key()],
    // The next change is of what was saved by this one.
    untilReread: true,
    onDone: (_, { codePage }) => {
      setTried((before) => (before.includes(codePage) ? before : [...before, codePage]));
      // A page that waits comes out as it is set now: another one would be too many.
      if (printer.waiting === 0) test.print();
    },
  });
  const set = (part: { codePage?: CodePage; columns?: PaperColumns; address?: string }) =>
    edit.mutate({ id: printer.id, revision: printer.revision, ...editOf({ ...draftOf(printer), ...part }) });
  const codePage = nextCodePage(tried);
  const columns = fewerColumns(printer.columns);
  return {
    ...test,
    busy: test.busy || edit.isPending,
    /** Null where nothing is left to try. */
    otherAccents: codePage && (() => set({ codePage })),
    shorterLines: columns && (() => set({ columns })),
    atAddress: (address: string) => set({ address }),
  };
}
