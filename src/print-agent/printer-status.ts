// What printers of the ESC/POS family say of themselves. Each answer is one byte.
import type { Trouble } from '#features/printing/values.ts';

/** At once, whatever else it is busy with: why it is offline, and its paper. */
export const askOffline = Buffer.from([0x10, 0x04, 2]);
export const askPaper = Buffer.from([0x10, 0x04, 4]);
/** In its turn: answered when all that came before is on paper. */
export const askWhenDone = Buffer.from([0x1d, 0x72, 1]);

/** Answers to what is asked at once have these bits fixed; answers in turn have them otherwise. */
export const isAtOnce = (byte: number) => (byte & 0x93) === 0x12;
export const isInTurn = (byte: number) => (byte & 0x90) === 0;

/** The answer to `askOffline`. */
export function offlineTrouble(byte: number): Trouble | null {
  if (byte & 0x20) return 'paper_out';
  if (byte & 0x04) return 'cover_open';
  return byte & 0x40 ? 'fault' : null;
}

/** The answer to `askPaper`: nearly out is not out. */
export const paperTrouble = (byte: number): Trouble | null => ((byte & 0x60) === 0x60 ? 'paper_out' : null);
