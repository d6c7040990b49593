// Star's CloudPRNT: the printer posts how it is and is told whether a job waits; it gets the job, prints it, and deletes it with a code that says how that
// went.
import { z } from 'zod';
import type { Language } from '../paper/encode.ts';
import { type FetchedOutcome, outcomeOfTrouble, type Trouble } from '../values.ts';

/** The printer languages that jobs are offered in, the better first. */
export const mediaTypes = {
  'application/vnd.star.starprnt': 'star-prnt',
  'application/vnd.star.line': 'star-line',
} as const satisfies Record<string, Language>;
export type MediaType = keyof typeof mediaTypes;

export const isMediaType = (type: string): type is MediaType => Object.hasOwn(mediaTypes, type);

/** What it says of itself with each poll; what else it tells is nobody's business here. */
export const poll = z.object({
  statusCode: z.string().max(200).optional().catch(undefined),
  printingInProgress: z.boolean().optional().catch(undefined),
});
export type Poll = z.infer<typeof poll>;

/** '200%20OK' and the like: two hundreds are well, 410 is out of paper, 420 an open cover. Undefined where it says nothing of that. */
export function troubleOf(statusCode = ''): Trouble | null | undefined {
  const code = Number.parseInt(statusCode, 10);
  if (Number.isNaN(code)) return undefined;
  if (code >= 200 && code < 300) return null;
  if (code === 410) return 'paper_out';
  return code === 420 ? 'cover_open' : 'fault';
}

/** It could not even fetch or read these: nothing was printed of them. */
const unreadable = new Set([510, 511, 512, 520, 521]);

export interface Deletion {
  outcome: FetchedOutcome;
  trouble: Trouble | null | undefined;
}

/** What a deletion says of the job, and of the printer: '200 OK', or a bare 'OK' as Star's manual has it. */
export function readDeletion(code = ''): Deletion {
  if (/^OK\b/i.test(code)) return { outcome: 'printed', trouble: null };
  if (unreadable.has(Number.parseInt(code, 10))) return { outcome: 'not_printed', trouble: undefined };
  const trouble = troubleOf(code);
  if (trouble === null) return { outcome: 'printed', trouble };
  return { outcome: trouble ? outcomeOfTrouble(trouble) : 'broken_off', trouble };
}
