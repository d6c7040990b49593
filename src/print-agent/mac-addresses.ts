import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RunCommand, runCommand } from './run-command.ts';
import type { System } from './user-paths.ts';

const linuxTable = '/proc/net/arp';
/** By its full path, as other programs of the system (`spooler.ts`). */
const arp: Record<Exclude<System, 'linux'>, readonly [string, string]> = {
  windows: [path.win32.join(process.env.SystemRoot ?? 'C:\\Windows', 'System32\\arp.exe'), '-a'],
  macos: ['/usr/sbin/arp', '-an'],
};

/** Which device the computer knows at which IPv4 address of its network: of those that it has spoken to. */
export async function macAddresses(system: System, run: RunCommand = runCommand): Promise<Map<string, string>> {
  if (system === 'linux') return macsIn(await readFile(linuxTable, 'utf8'));
  const [program, option] = arp[system];
  return macsIn((await run(program, [option])).output);
}

/** The devices in a table of neighbours, as each system writes it. */
export function macsIn(text: string): Map<string, string> {
  const macs = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [address] = /\b\d{1,3}(?:\.\d{1,3}){3}\b/.exec(line) ?? [];
    const [written] = /\b[0-9a-f]{1,2}(?:[:-][0-9a-f]{1,2}){5}\b/i.exec(line) ?? [];
    const mac = written
      ?.toLowerCase()
      .split(/[:-]/)
      .map((part) => part.padStart(2, '0'))
      .join(':');
    // What did not answer has none.
    if (address && mac && mac !== '00:00:00:00:00:00') macs.set(address, mac);
  }
  return macs;
}
