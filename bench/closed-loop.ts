import { setTimeout as sleep } from 'node:timers/promises';
import { type Latencies, latencies, round } from './figures.ts';
import { type Answer, HttpConnection } from './http-connection.ts';
import { postgresMs, processMs } from './processor-time.ts';
import { untilQuiet } from './quiet.ts';

export interface Span {
  /** Before anything is counted: the compiler and the statements' plans settle. */
  warmSeconds: number;
  seconds: number;
}

export interface Watched {
  server: number;
  postmaster: number;
}

export interface Measured extends Latencies {
  perSecond: number;
  done: number;
  /** Processor time of all that was done, with what it caused in the background: the server's process, and all of PostgreSQL's. */
  serverCpuMs: number;
  databaseCpuMs: number;
  /** The load's own. */
  loadCpuMs: number;
}

/** Begins the load; it ends, with its last answers, when `running` says no more. */
type Start = (done: (sentAt: number) => void, running: () => boolean) => Promise<unknown>;

/** Counts what is done within the span, and reads the processors' clocks before it and when all that it caused is done. */
export async function measure(
  { warmSeconds, seconds }: Span,
  { server, postmaster }: Watched,
  start: Start,
): Promise<Measured> {
  const clocks = () => [processMs(server) ?? 0, postgresMs(postmaster) ?? 0] as const;
  if (warmSeconds > 0) await run(start, warmSeconds);
  await untilQuiet(clocks);
  const before = clocks();
  const loadBefore = processMs(process.pid) ?? 0;
  const { took, elapsed } = await run(start, seconds);
  const loadCpuMs = (processMs(process.pid) ?? 0) - loadBefore;
  const after = await untilQuiet(clocks);
  return {
    perSecond: round(took.length / elapsed, 0),
    ...latencies(took),
    done: took.length,
    serverCpuMs: after[0] - before[0],
    databaseCpuMs: after[1] - before[1],
    loadCpuMs,
  };
}

/** How long each request took, in milliseconds, and how long it was until the last was answered, in seconds. */
async function run(start: Start, seconds: number): Promise<{ took: number[]; elapsed: number }> {
  const took: number[] = [];
  const from = performance.now();
  let running = true;
  const work = start(
    (sentAt) => took.push(performance.now() - sentAt),
    () => running,
  );
  await Promise.race([sleep(seconds * 1_000), work]);
  running = false;
  await work;
  return { took, elapsed: (performance.now() - from) / 1_000 };
}

/** Each client sends its next request when the answer to the last has come. */
export function closedLoop(
  port: number,
  clients: readonly { next(): Buffer; answered(answer: Answer): void }[],
  done: (sentAt: number) => void,
  running: () => boolean,
): Promise<unknown> {
  return Promise.all(
    clients.map(
      ({ next, answered }) =>
        new Promise<void>((resolve, reject) => {
          const connection = new HttpConnection(port, reject);
          const send = () => {
            if (!running()) {
              connection.close();
              return resolve();
            }
            const request = next();
            const sentAt = performance.now();
            connection.send(request, (answer) => {
              done(sentAt);
              try {
                answered(answer);
              } catch (error) {
                return reject(error);
              }
              send();
            });
          };
          send();
        }),
    ),
  );
}
