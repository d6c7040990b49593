import { errorCode, errorDetails, errorMessage } from '#client/errors.ts';
import type { Refusal } from '../../../order.ts';
import { retryDelay } from './outcome.ts';

export type PlaceOutcome =
  /** No answer, or one that does not say what became of the order: it must be asked again with the same key. */
  | { kind: 'unknown'; answered: boolean }
  | { kind: 'arrived' }
  | { kind: 'seat' }
  | { kind: 'refused'; refusals: Refusal[]; message: string | null };

/** What an error says about the order that was being sent. */
export function placeOutcome(error: unknown): PlaceOutcome {
  const code = errorCode(error);
  const status = (error as { status?: unknown } | null)?.status;
  if (code === null || typeof status !== 'number' || status >= 500 || code === 'too_many_requests') {
    return { kind: 'unknown', answered: code !== null };
  }
  if (code === 'place_key_reused') return { kind: 'arrived' };
  if (code === 'table_secret_required' || code === 'sitting_ended') return { kind: 'seat' };
  const { refusals } = errorDetails(error);
  return {
    kind: 'refused',
    refusals: Array.isArray(refusals) ? (refusals as Refusal[]) : [],
    message: errorMessage(error),
  };
}

const answerWithinMs = 20_000;

interface Sending {
  post(signal: AbortSignal): Promise<unknown>;
  /** Nothing is known yet, for the nth time in a row; not even an answer came, unless `answered`. */
  failed(failures: number, answered: boolean): void;
  settled(outcome: Exclude<PlaceOutcome, { kind: 'unknown' }>): void;
}

/**
 * Sends until something is known of the order: at once, then with growing waits, and at once again when the network returns. The answer
 * to calling it stops further tries; one that is on its way may still tell how it ended.
 */
export function keepSending({ post, failed, settled }: Sending): () => void {
  let failures = 0;
  let underWay = false;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    if (underWay || ended) return;
    clearTimeout(timer);
    underWay = true;
    const patience = new AbortController();
    const givingUp = setTimeout(() => patience.abort(), answerWithinMs);
    const outcome = await post(patience.signal).then((): PlaceOutcome => ({ kind: 'arrived' }), placeOutcome);
    clearTimeout(givingUp);
    underWay = false;
    if (outcome.kind !== 'unknown') {
      end();
      settled(outcome);
    } else if (!ended) {
      failures += 1;
      failed(failures, outcome.answered);
      timer = setTimeout(attempt, retryDelay(failures));
    }
  };
  const end = () => {
    ended = true;
    clearTimeout(timer);
    window.removeEventListener('online', attempt);
  };
  window.addEventListener('online', attempt);
  void attempt();
  return end;
}
