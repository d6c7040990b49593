import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import type { System } from './user-paths.ts';

/** Ends the hold on the name. */
export type Release = () => Promise<void>;

/**
 * The local socket that is open while a program with this token runs. Windows' pipes and Linux' abstract sockets are gone with their process,
 * also when it is killed; macOS has files alone.
 */
export function instanceSocket(system: System, configFolder: string, token: string): string {
  const id = createHash('sha256').update(token).digest('hex').slice(0, 16);
  if (system === 'windows') return `\\\\.\\pipe\\comanda-print-agent-${id}`;
  return system === 'linux' ? `\0comanda-print-agent-${id}` : path.join(configFolder, `${id}.sock`);
}

/**
 * Null while another process holds this socket. Where a socket cannot be opened at all nothing is held: printing matters more than not
 * starting twice.
 */
export async function holdInstance(socket: string): Promise<Release | null> {
  const isFile = path.isAbsolute(socket) && !socket.startsWith('\\\\');
  if (isFile) await mkdir(path.dirname(socket), { recursive: true, mode: 0o700 }).catch(() => {});
  for (let stale = false; ; stale = true) {
    const opened = await open(socket);
    if (typeof opened !== 'string') return () => new Promise((resolve) => opened.close(() => resolve()));
    if (opened !== 'EADDRINUSE') return async () => {};
    if (!isFile || stale || (await answers(socket))) return null;
    // Left behind by a process that was killed.
    await rm(socket, { force: true });
  }
}

/** The server, or the code of the error. */
function open(socket: string): Promise<Server | string> {
  return new Promise((resolve) => {
    const server = createServer((caller) => caller.destroy());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
    server.listen(socket, () => resolve(server));
  });
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const caller = connect(socket);
    caller.once('connect', () => {
      caller.destroy();
      resolve(true);
    });
    caller.once('error', () => resolve(false));
  });
}
