import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../lib/startup-error.ts';
import { type Account, spawnAs } from './embedded-account.ts';
import { findPostmaster, readPostmasterFile } from './embedded-orphan.ts';
import { processStamp } from './process-stamp.ts';

export type Place = {
  postgres: string;
  account: Account;
  cluster: string;
  socketDir: string;
  port: number;
  logFile: string;
  /** Settings of this one run, as postgres takes them. */
  settings?: readonly string[];
};

/** A running server. `gone` resolves when it ends, for whatever reason. */
export type Postmaster = { pid: number; gone: Promise<void> };

const LOG_LIMIT = 5_000_000;

/** Starts the server and returns when it takes connections, however long recovery after a crash needs, unless told to stop. */
export async function launch(place: Place, signal?: AbortSignal): Promise<Postmaster> {
  clearStaleFile(place.cluster);
  const log = openLog(place.logFile);
  const from = statSync(place.logFile).size;
  const args = [
    '-D',
    place.cluster,
    '-p',
    String(place.port),
    '-c',
    `unix_socket_directories=${quoted(place.socketDir)}`,
    ...(place.settings ?? []).flatMap((setting) => ['-c', setting]),
  ];
  // A group of its own: Ctrl-C in the terminal must reach the application alone, which stops the server last.
  const child = spawnAs(place.account, place.postgres, args, { stdio: ['ignore', log, log], detached: true });
  closeSync(log);
  const state = { ended: false, error: '' };
  const gone = new Promise<void>((resolve) => {
    const end = (error = '') => {
      Object.assign(state, { ended: true, error });
      resolve();
    };
    child.once('exit', () => end());
    child.once('error', (error) => end(error.message));
  });
  child.unref();
  while (!state.ended) {
    if (signal?.aborted && child.pid !== undefined) {
      await shutDown({ pid: child.pid, gone });
      throw signal.reason;
    }
    const file = readPostmasterFile(place.cluster);
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file.pid, gone };
    await sleep(15);
  }
  const said = readFileSync(place.logFile, 'utf8').slice(from).trim();
  const taken = /could not create any TCP\/IP sockets/.test(said);
  throw new StartupError(
    taken ? 'DATABASE_PORT_TAKEN' : 'DATABASE_START_FAILED',
    `PostgreSQL did not start: ${state.error || said.split('\n').slice(-5).join('\n') || 'no reason given'} (log: ${place.logFile})`,
  );
}

/** Watches a server that is not our child, so that its end is noticed like a child's. */
export function watch(pid: number): Postmaster {
  const stamp = processStamp(pid);
  const gone = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (processStamp(pid) === stamp && stamp !== null) return;
      clearInterval(timer);
      resolve();
    }, 100);
    timer.unref();
  });
  return { pid, gone };
}

/** A fast shutdown: open transactions are rolled back, everything committed is written. */
export async function shutDown(postmaster: Postmaster): Promise<void> {
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(postmaster.pid, signal);
    } catch {
      return;
    }
    const timer = new AbortController();
    const late = sleep(patience, 'late', { signal: timer.signal }).catch(() => 'late');
    const outcome = await Promise.race([postmaster.gone, late]);
    timer.abort();
    if (outcome !== 'late') return;
  }
}

/** PostgreSQL refuses to start while the number in a leftover file belongs to any process; here none is a server of this folder. */
function clearStaleFile(cluster: string): void {
  if (findPostmaster(cluster) === null) rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
}

function openLog(file: string): number {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function quoted(dir: string): string {
  return `"${dir.replaceAll('"', '""')}"`;
}
