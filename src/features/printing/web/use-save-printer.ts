import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import type { Printer } from '../printers/contract.ts';
import { type PrinterDraft, sentOf } from './printer-draft.ts';

interface SavePrinterOptions {
  /** Null for a new one. */
  printer: Printer | null;
  /** Told the secret address, when there is one to be told. */
  onSaved: (secretUrl: string | null) => void;
  onRefused: (error: unknown) => void;
}

export function useSavePrinter({ printer, onSaved, onRefused }: SavePrinterOptions) {
  const keyOf = useCreationKey();
  const outcome = {
    explained: 'fields',
    rereads: [api.printing.key()],
    onDone: ({ secretUrl }: { secretUrl: string | null }) => onSaved(secretUrl),
    onRefused,
    done: m['printing.saved'](),
    failed: m['printing.saveFailed'](),
  } as const;
  const create = useChange(api.printing.create.mutationOptions(), outcome);
  const edit = useChange(api.printing.edit.mutationOptions(), outcome);
  return {
    save(draft: PrinterDraft) {
      const { kind, ...fields } = sentOf(draft);
      if (printer) edit.mutate({ id: printer.id, revision: printer.revision, ...fields });
      else create.mutate({ key: keyOf({ kind, fields }), kind, ...fields });
    },
    busy: create.isPending || edit.isPending,
  };
}
