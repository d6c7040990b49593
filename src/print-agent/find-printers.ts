import { readdir, readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { type FoundPrinter, mostFound } from '#features/printing/agents/contract.ts';
import { readAddress } from '#lib/printer-address.ts';
import { cupsQueues } from './cups.ts';
import { hostsAround } from './hosts.ts';
import type { System } from './places.ts';
import type { Queue, Spooler } from './spooler.ts';

const port = 9_100;
const atOnce = 50;
const answerMs = 700;
/** What prints into a file, or faxes. */
const noPaper = /\b(pdf|xps|onenote|fax|anydesk)\b/i;

/** The printers of this computer and of its networks, as far as they can be told. Nothing is sent to any of them. */
export async function findPrinters(system: System, spooler: Spooler): Promise<FoundPrinter[]> {
  const network = answering(hostsAround(networkInterfaces()), (host) => answers(host, port));
  const found = [...(await ofComputer(system, spooler)), ...(await network).map(atHost)];
  return found.filter(({ address }) => readAddress(address) !== null).slice(0, mostFound);
}

const atHost = (host: string): FoundPrinter => ({ address: `tcp://${host}:${port}`, name: null, via: 'network' });

async function ofComputer(system: System, spooler: Spooler): Promise<FoundPrinter[]> {
  if (system === 'windows') return ofWindows(await spooler.list());
  if (system === 'linux') return onCables();
  return (await cupsQueues()).map((name) => ({ address: `cups:${name}`, name: name.slice(0, 100), via: 'usb' }));
}

export function ofWindows(queues: readonly Queue[]): FoundPrinter[] {
  return queues
    .filter(({ name, driver }) => !noPaper.test(name) && !noPaper.test(driver ?? ''))
    .map(({ name }) => ({ address: `windows:${name}`, name: name.slice(0, 100), via: 'windows' }));
}

async function onCables(): Promise<FoundPrinter[]> {
  const files = await readdir('/dev/usb').catch(() => []);
  const printers = files.filter((file) => /^lp\d+$/.test(file)).sort();
  return Promise.all(
    printers.map(async (file) => {
      const told = await readFile(`/sys/class/usbmisc/${file}/device/ieee1284_id`, 'utf8').catch(() => '');
      return { address: `/dev/usb/${file}`, name: modelIn(told), via: 'usb' as const };
    }),
  );
}

/** Of what a printer says of itself: `MFG:EPSON;CMD:ESC/POS;MDL:TM-T20;` */
export function modelIn(told: string): string | null {
  const field = (names: string) => new RegExp(`(?:^|;)(?:${names}):([^;]+)`, 'i').exec(told)?.[1]?.trim();
  return (field('DES|DESCRIPTION') ?? field('MDL|MODEL'))?.slice(0, 100) || null;
}

/** Those of the hosts that answer, in their order; so many are asked at once, and no more. */
export async function answering(hosts: readonly string[], asks: (host: string) => Promise<boolean>): Promise<string[]> {
  const yes = new Set<string>();
  const left = hosts.values();
  const askInTurn = async () => {
    for (const host of left) if (await asks(host)) yes.add(host);
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
  return hosts.filter((host) => yes.has(host));
}

function answers(host: string, at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port: at });
    const settle = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.setTimeout(answerMs, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
}
