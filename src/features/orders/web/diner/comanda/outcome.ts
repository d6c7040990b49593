// What comes of sending, apart from what a first view needs of the comanda.
import type { Refusal } from '../../../order.ts';
import { type Comanda, emptyComanda, sameBody } from './comanda.ts';
import type { ComandaView } from './use-comanda.ts';

/**
 * The order is at the restaurant. An answer to an attempt that is not the present one changes nothing; one that comes after the lines
 * were changed (the diner had given up on it) leaves them.
 */
export function arrive(comanda: Comanda, key: string): Comanda {
  if (comanda.attempt?.key !== key) return comanda;
  return sameBody(comanda.lines, comanda.attempt.lines) ? emptyComanda : { ...comanda, attempt: null, notice: null };
}

/** The server answered and placed nothing: everything chosen stays, and the lines it named are marked. */
export function refuse(comanda: Comanda, key: string, refusals: readonly Refusal[], now: number): Comanda {
  if (comanda.attempt?.key !== key) return comanda;
  const lines = comanda.lines.map((line, index) => {
    const refusal = refusals.find((one) => one.line === index);
    return { ...line, refused: refusal ? { refusal, at: now } : undefined };
  });
  return { ...comanda, lines, attempt: { ...comanda.attempt, live: false } };
}

/** The wait before the next try: one second, doubling to thirty. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** Math.max(0, failures - 1), 30_000);
}

/** What was on its way has arrived: nobody took it out by hand. */
export function wasSent(before: ComandaView, now: ComandaView): boolean {
  return before.locked && now.lines.length === 0;
}
