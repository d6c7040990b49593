import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { AnsweredBefore } from './answered-printers.ts';
import type { Device, State } from './device.ts';
import { askOffline, askWhenDone, isAtOnce, isInTurn, offlineTrouble } from './printer-status.ts';
import { answerMs, type Ended, Line, silenceMs } from './tcp-line.ts';

/** One that never answered is asked again at every so many looks: what stands at the address may have been changed, or be awake by now. */
const looksUnasked = 15;
/** So many answers in a row, a second apart, that nothing is wrong: one that does not confirm has printed what it took. */
const wellAnswers = 3;

const unknown: AnsweredBefore = { answered: false, note: () => {} };

/** A printer in the network, as nearly all listen: bytes on a plain connection. */
export function tcpPrinter(host: string, port: number, before = unknown): Device {
  let everAnswered = before.answered;
  /** Whether it says when a paper is done; null until it was asked. */
  let confirms: boolean | null = null;
  /** How often it is looked at before it is asked again. */
  let unasked = 0;

  /** How it is; what is known to say nothing is not waited for. */
  const ask = async (line: Line) => {
    if (unasked > 0) return { answers: false, trouble: null };
    const state = await line.state();
    everAnswered ||= state.answers;
    if (state.answers) before.note();
    if (!everAnswered) unasked = looksUnasked;
    return state;
  };

  const look = async (): Promise<State> => {
    const line = await Line.open(host, port).catch(() => null);
    if (!line) {
      unasked = 0;
      confirms = null;
      return { reachable: false, trouble: null };
    }
    try {
      return { reachable: true, trouble: (await ask(line)).trouble };
    } catch {
      return { reachable: false, trouble: null };
    } finally {
      line.close();
    }
  };

  return {
    look() {
      if (unasked > 0) unasked -= 1;
      return look();
    },

    async print(bytes, tell, signal): Promise<Outcome> {
      const line = await Line.open(host, port).catch(() => null);
      if (!line) return 'not_printed';
      let ended: Ended;
      try {
        const { answers, trouble } = await ask(line).catch(() => ({ answers: false, trouble: 'fault' as const }));
        tell(trouble);
        // Nothing of it has left yet.
        if (trouble || signal.aborted) return 'not_printed';
        if (answers) confirms ??= await line.confirms().catch(() => null);
        if (answers && confirms === null) return 'not_printed';
        const speaks = !answers ? 'never' : confirms ? 'when done' : 'of itself';
        ended = await send(line, bytes, speaks, { tell, signal }).catch(() => 'unclear' as const);
        // One that said how it was before, and says nothing now, has confirmed nothing by taking it.
        if (!answers && everAnswered) ended = 'unclear';
        if (ended === 'unclear') confirms = null;
      } finally {
        line.close();
      }
      if (ended !== 'silent') return ended;
      // It is of the kind that says nothing at all: when it is still there, it has what it was given.
      return (await look()).reachable ? 'printed' : 'unclear';
    },
  };
}

/**
 * From here on nobody can say that nothing was printed. A printer that answers says when all of it is on paper, and why it stops; of one that
 * only says how it is, that it took all and that nothing is wrong; of one that never answers, that it took all.
 */
async function send(
  line: Line,
  bytes: Buffer,
  speaks: 'never' | 'of itself' | 'when done',
  { tell, signal }: { tell: (trouble: Trouble | null) => void; signal: AbortSignal },
): Promise<Ended> {
  await line.write(bytes);
  if (speaks === 'never') return line.end();
  if (speaks === 'when done') await line.write(askWhenDone);
  let well = 0;
  for (let silentSince = Date.now(); Date.now() - silentSince < silenceMs; ) {
    const done = await line.next(isInTurn, answerMs);
    if (done !== null && speaks === 'when done') {
      tell(null);
      return 'printed';
    }
    await line.write(askOffline);
    const byte = await line.next(isAtOnce, answerMs);
    const trouble = byte === null ? null : offlineTrouble(byte);
    if (byte !== null) tell(trouble);
    well = byte === null || trouble ? 0 : well + 1;
    if (speaks === 'of itself' && well === wellAnswers) return 'printed';
    // It waits for a person, and goes on with what it has once they came.
    if (trouble) silentSince = Date.now();
    if (trouble && signal.aborted) return 'unclear';
  }
  return 'unclear';
}
