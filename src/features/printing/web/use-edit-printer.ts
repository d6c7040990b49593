import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import type { Printer } from '../printers/contract.ts';
import { editOf, type PrinterDraft } from './printer-draft.ts';

interface EditPrinterOptions {
  onSaved: () => void;
  onRefused: (error: unknown) => void;
}

export function useEditPrinter({ id, revision }: Printer, { onSaved, onRefused }: EditPrinterOptions) {
  const edit = useChange(api.printing.edit.mutationOptions(), {
    explained: 'fields',
    rereads: [api.printing.key()],
    onDone: onSaved,
    onRefused,
    done: m['printing.saved'](),
    failed: m['printing.saveFailed'](),
    inPlace: true,
  });
  return {
    save(draft: PrinterDraft) {
      edit.mutate({ id, revision, ...editOf(draft) });
    },
    busy: edit.isPending,
    unsent: edit.unsent,
  };
}
