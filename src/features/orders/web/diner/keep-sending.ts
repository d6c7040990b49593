import { retryDelay } from './comanda.ts';
import { type PlaceOutcome, placeOutcome } from './place-outcome.ts';

const answerWithinMs = 20_000;

interface Sending {
  post(signal: AbortSignal): Promise<unknown>;
  /** No answer yet, for the nth time in a row. */
  failed(failures: number): void;
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
    const outcome = await post(AbortSignal.timeout(answerWithinMs)).then(
      (): PlaceOutcome => ({ kind: 'arrived' }),
      placeOutcome,
    );
    underWay = false;
    if (outcome.kind !== 'unknown') {
      end();
      settled(outcome);
    } else if (!ended) {
      failures += 1;
      failed(failures);
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
