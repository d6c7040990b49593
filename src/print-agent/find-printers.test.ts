import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import type { FoundPrinter } from '#features/printing/agents/contract.ts';
import { findPrinters } from './find-printers.ts';

const { signal } = new AbortController();
const interfaces = () => ({
  eth: [
    { address: '192.168.0.20', internal: false, family: 'IPv4', netmask: '', mac: '', cidr: '192.168.0.20/29' },
  ] as NetworkInterfaceInfo[],
});
const onCable: FoundPrinter = { address: '/dev/usb/lp0', name: 'TM-T20', via: 'usb' };
const inNetwork = (host: string): FoundPrinter => ({ address: `tcp://${host}:9100`, name: null, via: 'network' });

test('the printers of the computer come before those of its network', async () => {
  const sources = { local: async () => [onCable], interfaces, accepts: async (host: string) => host.endsWith('.18') };
  expect(await findPrinters(sources, [], signal)).toEqual([onCable, inNetwork('192.168.0.18')]);
});

test('a printer in use is listed without a connection: it may accept one at a time', async () => {
  const tried: string[] = [];
  const accepts = async (host: string) => {
    tried.push(host);
    return false;
  };
  const inUse = ['tcp://192.168.0.18:9100', 'tcp://192.168.0.19:9200', 'tcp://impressora.casa', '/dev/usb/lp0'];
  const found = await findPrinters({ local: async () => [], interfaces, accepts }, inUse, signal);
  expect(found).toEqual([inNetwork('192.168.0.18')]);
  expect(tried).toEqual(['192.168.0.17', '192.168.0.19', '192.168.0.21', '192.168.0.22']);
});

test('one whose device the computer knows says it, and no table of devices hides none', async () => {
  const sources = { local: async () => [], interfaces, accepts: async (host: string) => host.endsWith('.18') };
  const mac = '00:26:ab:11:22:33';
  const macs = async () => new Map([['192.168.0.18', mac]]);
  expect(await findPrinters({ ...sources, macs }, [], signal)).toEqual([{ ...inNetwork('192.168.0.18'), mac }]);
  const none = () => Promise.reject(new Error('ENOENT'));
  expect(await findPrinters({ ...sources, macs: none }, [], signal)).toEqual([inNetwork('192.168.0.18')]);
});

test('a print system that fails does not hide the network', async () => {
  const local = async () => {
    throw new Error('EACCES');
  };
  const accepts = async (host: string) => host.endsWith('.17');
  expect(await findPrinters({ local, interfaces, accepts }, [], signal)).toEqual([inNetwork('192.168.0.17')]);
});

test('at most thirty, and none with an address that no printer can be set up with', async () => {
  const queue = (n: number): FoundPrinter => ({ address: `windows:Q${n}`, name: `Q${n}`, via: 'windows' });
  const many = Array.from({ length: 40 }, (_, n) => queue(n));
  const local = async () => [{ ...onCable, address: '/etc/hostname' }, ...many];
  const found = await findPrinters({ local, interfaces: () => ({}) }, [], signal);
  expect(found).toEqual(many.slice(0, 30));
});
