import { isInsideAddress } from './inside-address.ts';

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const network = /^tcp:\/\/([a-z0-9](?:[a-z0-9.-]{0,100}[a-z0-9])?|\[[0-9a-f:]{2,39}\])(?::(\d{1,5}))?$/i;
const device = /^\/dev\/[\w./-]{1,100}$/;
const windowsQueue = /^windows:([^\p{Cc}]{1,150})$/u;
const cupsQueue = /^cups:([^\s\p{Cc}/#'"\\-][^\s\p{Cc}/#'"\\]{0,126})$/u;
const usualPort = 9_100;
/** `\\PC\EPSON`, `COM3`, `LPT1`, `USB001`: where a printer is plugged in within one computer. */
const windowsPort = /^(?:\\\\|\/\/|(?:COM|LPT|USB)\d{1,3}:?$)/i;

/** Whether it is a port of Windows, which an agent cannot open: there it prints by the printer's name. */
export const isWindowsPort = (text: string) => windowsPort.test(text);

export type PrinterAddress =
  | { kind: 'tcp'; host: string; port: number }
  | { kind: 'device'; path: string }
  /** A queue of the computer's own print system, by its name there. */
  | { kind: 'windows' | 'cups'; queue: string };

/**
 * `tcp://host:9100`, a device file below `/dev`, `windows:Name` or `cups:name`; null for anything else: an agent opens nothing that is no
 * printer's.
 */
export function readAddress(text: string): PrinterAddress | null {
  if (device.test(text) && !text.split('/').includes('..')) return { kind: 'device', path: text };
  const onWindows = windowsQueue.exec(text)?.[1]?.trim();
  if (onWindows) return { kind: 'windows', queue: onWindows };
  const inCups = cupsQueue.exec(text)?.[1];
  if (inCups) return { kind: 'cups', queue: inCups };
  const [, host = '', port] = network.exec(text) ?? [];
  const number = port === undefined ? usualPort : Number(port);
  if (!host || number < 1 || number > 65_535) return null;
  if (/^[\d.]+$/.test(host) && !ipv4.test(host)) return null;
  return { kind: 'tcp', host: host.replace(/^\[|\]$/g, ''), port: number };
}

/** Whether it names a host by a number of another network, which no agent connects to. */
export function isOutside(text: string): boolean {
  const read = readAddress(text);
  return read?.kind === 'tcp' && /^[\d.]+$|:/.test(read.host) && !isInsideAddress(read.host);
}

/** An address as people know it, the inverse of `completeAddress`: without what only an agent needs. */
export function bareAddress(address: string): string {
  const bare = address.replace(/^tcp:\/\//, '').replace(/:9100$/, '');
  return JSON.stringify(readAddress(completeAddress(bare))) === JSON.stringify(readAddress(address)) ? bare : address;
}

const bareHost = /^(?:[a-z0-9-]+\.[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;
const bareIpv6 = /^[0-9a-f]{0,4}(?::[0-9a-f]{0,4}){2,7}$/i;

/** What people type of a printer on the network, `192.168.0.50`, as its address; anything else as it is. */
export function completeAddress(text: string): string {
  if (bareIpv6.test(text)) return `tcp://[${text}]`;
  return bareHost.test(text) ? `tcp://${text}` : text;
}
