import { readdir, readFile } from 'node:fs/promises';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import { cupsQueues } from './cups.ts';
import type { Queue, Spooler } from './spooler.ts';
import type { System } from './user-paths.ts';

/** What prints into a file, or faxes. */
const noPaper = /\b(pdf|xps|onenote|fax|anydesk)\b/i;
const longestName = 100;

/** The printers that are connected to this computer. */
export async function localPrinters(system: System, spooler: Spooler): Promise<FoundPrinter[]> {
  if (system === 'windows') return windowsPrinters(await spooler.list());
  if (system === 'linux') return usbPrinters();
  return (await cupsQueues()).map((name) => ({ address: `cups:${name}`, name: displayName(name), via: 'usb' }));
}

export function windowsPrinters(queues: readonly Queue[]): FoundPrinter[] {
  return queues
    .filter(({ name, driver }) => !noPaper.test(name) && !noPaper.test(driver ?? ''))
    .map(({ name }) => ({ address: `windows:${name}`, name: displayName(name), via: 'windows' }));
}

async function usbPrinters(): Promise<FoundPrinter[]> {
  const files = await readdir('/dev/usb').catch(() => []);
  const printers = files.filter((file) => /^lp\d+$/.test(file)).sort();
  return Promise.all(
    printers.map(async (file) => {
      const id = await readFile(`/sys/class/usbmisc/${file}/device/ieee1284_id`, 'utf8').catch(() => '');
      return { address: `/dev/usb/${file}`, name: modelIn(id), via: 'usb' as const };
    }),
  );
}

/** The model in an IEEE 1284 device id: `MFG:EPSON;CMD:ESC/POS;MDL:TM-T20;` */
export function modelIn(id: string): string | null {
  const field = (names: string) => new RegExp(`(?:^|;)(?:${names}):([^;]+)`, 'i').exec(id)?.[1];
  return displayName(field('DES|DESCRIPTION') ?? field('MDL|MODEL') ?? '');
}

/** As the service takes it: no control characters, no half of a surrogate pair. Null when nothing is left. */
function displayName(text: string): string | null {
  return (
    text
      .replace(/\p{Cc}/gu, '')
      .slice(0, longestName)
      .replace(/\p{Cs}/gu, '')
      .trim() || null
  );
}
