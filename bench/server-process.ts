import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSecrets } from '#database/data-folder.ts';
import { clusterUrl } from '#database/embedded-database.ts';
import { readPostmasterFile } from '#database/embedded-orphan.ts';
import { freePort } from '#lib/free-port.ts';

export interface ServerProcess {
  pid: number;
  port: number;
  origin: string;
  postmaster: number;
  ownerUrl: string;
  appSecret: string;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');
const startMs = 60_000;

/**
 * The program as it is shipped, with a database of its own in a new temporary folder. Three settings differ from an ordinary
 * start: nobody sits in its restaurant yet, it logs from warnings on, and the number of orders that one table may place a minute is raised, since
 * here a few tables order for a whole town.
 */
export async function startServer(nodeArgs: string[]): Promise<ServerProcess> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'comanda-bench-'));
  chmodSync(dataDir, 0o711);
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [...nodeArgs, 'src/server/main.ts'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: 'quiet',
      LOG_LEVEL: 'warn',
      ORDERS_PER_TABLE: '999999',
    },
    stdio: ['ignore', 2, 2],
  });
  const stop = () => stopServer(child, dataDir);
  try {
    await ready(child, origin);
    const postmaster = readPostmasterFile(path.join(dataDir, 'postgres'));
    if (!postmaster || child.pid === undefined) throw new Error('The server runs, but its database was not found');
    const { databasePassword, appSecret } = readSecrets(dataDir);
    const ownerUrl = clusterUrl(postmaster.socketDir, postmaster.port, databasePassword);
    return { pid: child.pid, port, origin, postmaster: postmaster.pid, ownerUrl, appSecret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  for (const until = Date.now() + startMs; Date.now() < until; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
  }
  throw new Error('The server did not become ready');
}

async function stopServer(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
