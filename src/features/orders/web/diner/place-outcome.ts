import { errorCode, errorDetails, errorMessage } from '#client/errors.ts';
import type { Refusal } from '../../order.ts';

export type PlaceOutcome =
  /** No answer, or one that does not say what became of the order: it must be asked again with the same key. */
  | { kind: 'unknown' }
  | { kind: 'arrived' }
  | { kind: 'seat' }
  | { kind: 'refused'; refusals: Refusal[]; message: string | null };

/** What an error says about the order that was being sent. */
export function placeOutcome(error: unknown): PlaceOutcome {
  const code = errorCode(error);
  const status = (error as { status?: unknown } | null)?.status;
  if (code === null || typeof status !== 'number' || status >= 500 || code === 'too_many_requests') {
    return { kind: 'unknown' };
  }
  if (code === 'place_key_reused') return { kind: 'arrived' };
  if (code === 'table_secret_required') return { kind: 'seat' };
  const { refusals } = errorDetails(error);
  return {
    kind: 'refused',
    refusals: Array.isArray(refusals) ? (refusals as Refusal[]) : [],
    message: errorMessage(error),
  };
}
