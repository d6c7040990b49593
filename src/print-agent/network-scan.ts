import { connect } from 'node:net';

export const printPort = 9_100;
const atOnce = 50;
const connectMs = 700;

export type Accepts = (host: string, signal: AbortSignal) => Promise<boolean>;

/** The hosts that accept a connection, in their order: at most 50 are tried at once, and none after `signal` has aborted. */
export async function openHosts(hosts: readonly string[], accepts: Accepts, signal: AbortSignal): Promise<string[]> {
  const open = new Set<string>();
  const left = hosts.values();
  const tryInTurn = async () => {
    for (const host of left) {
      if (signal.aborted) return;
      if (await accepts(host, signal)) open.add(host);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tryInTurn));
  return hosts.filter((host) => open.has(host));
}

/** Connects and hangs up: nothing is sent, since some printers would print it. */
export function acceptsConnection(host: string, signal: AbortSignal, port = printPort): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const socket = connect({ host, port });
    const settle = (accepted: boolean) => {
      signal.removeEventListener('abort', giveUp);
      socket.destroy();
      resolve(accepted);
    };
    const giveUp = () => settle(false);
    signal.addEventListener('abort', giveUp);
    socket.setTimeout(connectMs, giveUp);
    socket.once('connect', () => settle(true));
    socket.once('error', giveUp);
  });
}
