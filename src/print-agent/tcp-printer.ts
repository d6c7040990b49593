import type { Outcome, Trouble } from '#features/printing/values.ts';
import type { Device, State } from './device.ts';
import { askOffline, askWhenDone, isAtOnce, isInTurn, offlineTrouble } from './printer-status.ts';
import { answerMs, type Ended, Line, silenceMs } from './tcp-line.ts';

/** One that never answered is asked again at every so many looks: what stands at the address may have been changed, or be awake by now. */
const looksUnasked = 15;

/** A printer in the network, as nearly all listen: bytes on a plain connection. */
export function tcpPrinter(host: string, port: number): Device {
  let everAnswered = false;
  /** How often it is looked at before it is asked again. */
  let unasked = 0;

  /** How it is; what is known to say nothing is not waited for. */
  const ask = async (line: Line) => {
    if (unasked > 0) return { answers: false, trouble: null };
    const state = await line.state();
    everAnswered ||= state.answers;
    if (!everAnswered) unasked = looksUnasked;
    return state;
  };

  const look = async (): Promise<State> => {
    const line = await Line.open(host, port).catch(() => null);
    if (!line) {
      unasked = 0;
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
        ended = await send(line, bytes, answers, { tell, signal }).catch(() => 'unclear' as const);
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
 * never answers it is known that it took all.
 */
async function send(
  line: Line,
  bytes: Buffer,
  answers: boolean,
  { tell, signal }: { tell: (trouble: Trouble | null) => void; signal: AbortSignal },
): Promise<Ended> {
  await line.write(bytes);
  if (!answers) return line.end();
  await line.write(askWhenDone);
  for (let silentSince = Date.now(); Date.now() - silentSince < silenceMs; ) {
    const done = await line.next(isInTurn, answerMs);
    if (done !== null) {
      tell(null);
      return 'printed';
    }
    await line.write(askOffline);
    const byte = await line.next(isAtOnce, answerMs);
    const trouble = byte === null ? null : offlineTrouble(byte);
    if (byte !== null) tell(trouble);
    // It waits for a person, and goes on with what it has once they came.
    if (trouble) silentSince = Date.now();
    if (trouble && signal.aborted) return 'unclear';
  }
  return 'unclear';
}
