import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { useCreationKey } from '#client/use-creation-key.ts';
import { m } from '#generated/messages/messages.js';
import { type PrinterDraft, sentOf } from '../printer-draft.ts';

/** A printer that was just added. */
export interface Created {
  id: string;
  /** Told this once; null for one that a computer reaches. */
  secretUrl: string | null;
}

interface CreatePrinterOptions {
  onCreated: (created: Created) => void;
  onRefused: (error: unknown) => void;
}

export function useCreatePrinter({ onCreated, onRefused }: CreatePrinterOptions) {
  const keyOf = useCreationKey();
  const create = useChange(api.printing.create.mutationOptions(), {
    explained: 'fields',
    rereads: [api.printing.key()],
    onDone: onCreated,
    onRefused,
    failed: m['printing.saveFailed'](),
    inPlace: true,
  });
  return {
    create(draft: PrinterDraft) {
      const sent = sentOf(draft);
      create.mutate({ key: keyOf(sent), ...sent });
    },
    busy: create.isPending,
    unsent: create.unsent,
  };
}
