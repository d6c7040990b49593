import { type Latencies, latencies, round } from './figures.ts';
import { type Answer, HttpConnection } from './http-connection.ts';
import { postgresMs, processMs } from './processor-time.ts';

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
  /** Processor time within the measured span: the server's process, all of PostgreSQL's, and the load's own. */
  serverCpuMs: number;
  databaseCpuMs: number;
  loadCpuMs: number;
}

/** Counts what is done within the span, and reads the processors' clocks at its two ends. */
export async function measure(
  { warmSeconds, seconds }: Span,
  { server, postmaster }: Watched,
  start: (done: (sentAt: number) => void, running: () => boolean) => Promise<unknown>,
): Promise<Measured> {
  const took: number[] = [];
  let counting = false;
  let running = true;
  const work = start(
    (sentAt) => counting && took.push(performance.now() - sentAt),
    () => running,
  );
  const clocks = () => [processMs(server) ?? 0, postgresMs(postmaster) ?? 0, processMs(process.pid) ?? 0] as const;
  const sleep = (ms: number) => Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), work]);

  await sleep(warmSeconds * 1000);
  const before = clocks();
  const from = performance.now();
  counting = true;
  await sleep(seconds * 1000);
  counting = false;
  const elapsed = (performance.now() - from) / 1000;
  const after = clocks();
  running = false;
  await work;
  const cpu = after.map((ms, index) => ms - (before[index] ?? 0)) as [number, number, number];
  return {
    perSecond: round(took.length / elapsed, 0),
    ...latencies(took),
    done: took.length,
    serverCpuMs: cpu[0],
    databaseCpuMs: cpu[1],
    loadCpuMs: cpu[2],
  };
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
