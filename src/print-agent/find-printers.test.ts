import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { answering, modelIn, ofWindows } from './find-printers.ts';
import { hostsAround } from './hosts.ts';

const at = (address: string, internal = false) =>
  [{ address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null }] as NetworkInterfaceInfo[];

test('of each private network the 254 addresses around its own, without itself', () => {
  const hosts = hostsAround({ lo: at('127.0.0.1', true), eth0: at('192.168.0.20'), wlan0: at('192.168.0.21') });
  expect(hosts).toHaveLength(252);
  expect(hosts).toContain('192.168.0.254');
  expect(hosts).not.toContain('192.168.0.20');
});

test('a public address, and one that nobody gave, are left alone', () => {
  expect(hostsAround({ eth0: at('203.0.113.7'), eth1: at('169.254.3.3'), eth2: undefined })).toEqual([]);
});

test('of many networks four, so that a search has an end', () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`e${n}`, at(`10.0.${n}.1`)]));
  expect(hostsAround(many)).toHaveLength(4 * 253);
});

test('fifty are asked at once and no more, each once', async () => {
  const hosts = Array.from({ length: 254 }, (_, n) => `10.0.0.${n + 1}`);
  const asked: string[] = [];
  let open = 0;
  let most = 0;
  const found = await answering(hosts, async (host) => {
    asked.push(host);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    return host.endsWith('.7') || host.endsWith('.200');
  });
  expect(found).toEqual(['10.0.0.7', '10.0.0.200']);
  expect(asked.sort()).toEqual([...hosts].sort());
  expect(most).toBe(50);
});

test('what prints into a file or faxes is no printer', () => {
  const queue = (name: string, driver: string) => ({ name, driver, offline: false, error: 2 });
  const queues = [
    queue('EPSON TM-T20', 'EPSON TM-T20 Receipt5'),
    queue('Microsoft Print to PDF', 'Microsoft Print To PDF'),
    queue('Fax', 'Microsoft Shared Fax Driver'),
    queue('\\\\CAIXA\\Bar', 'Generic / Text Only'),
  ];
  expect(ofWindows(queues)).toEqual([
    { address: 'windows:EPSON TM-T20', name: 'EPSON TM-T20', via: 'windows' },
    { address: 'windows:\\\\CAIXA\\Bar', name: '\\\\CAIXA\\Bar', via: 'windows' },
  ]);
});

test('a printer on a cable is called as it calls itself', () => {
  expect(modelIn('MFG:EPSON;CMD:ESC/POS;MDL:TM-T20;CLS:PRINTER;')).toBe('TM-T20');
  expect(modelIn('MFG:Bematech;MDL:MP4200;DES:Bematech MP-4200 TH;')).toBe('Bematech MP-4200 TH');
  expect(modelIn('')).toBeNull();
});
