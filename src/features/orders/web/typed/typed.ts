import type { DraftLine } from '../draft.ts';

/** What a sentence that is still in the field would put on the order. */
export interface Typed {
  lines: readonly DraftLine[];
  /** Null where it names none that is to be taken. */
  tableId: string | null;
  /** All of it is understood and nothing is asked. */
  complete: boolean;
  /** How many questions and marks it has. */
  unclear: number;
}
