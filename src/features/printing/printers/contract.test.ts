import { expect, test } from 'vitest';
import { printerFields } from './contract.ts';

const faults = (address: string) =>
  printerFields.address.safeParse(address).error?.issues.map(({ message }) => message) ?? [];

test.each([
  'tcp://192.168.0.50:9100',
  'tcp://usb.casa',
  'tcp://[fe80::1]',
  '/dev/usb/lp0',
  ' tcp://10.0.0.7 ',
  'windows:EPSON TM-T20',
  'windows:\\\\CAIXA\\EPSON',
  'cups:EPSON_TM',
])('an agent reaches a printer at %j', (address) => {
  expect(faults(address)).toEqual([]);
});

test.each(['\\\\PC\\EPSON', '//PC/EPSON', 'COM3', 'com12:', 'LPT1', 'LPT1:', 'USB001', ' USB001 '])(
  '%j is where Windows has a printer plugged in, and is said to be',
  (address) => {
    expect(faults(address)).toEqual(['fields.printer_address_windows']);
  },
);

test.each(['192.0.2.10', 'tcp://8.8.8.8:9100', '2001:db8::1'])(
  '%j is of another network, and is said to be',
  (address) => {
    expect(faults(address)).toEqual(['fields.printer_address_outside']);
  },
);

test.each([
  '',
  'EPSON TM-T20',
  'http://192.168.0.50',
  '/etc/passwd',
  '/dev/../etc/passwd',
  'COMANDA',
  'windows:',
  'windows: ',
  'cups:',
  'cups:-o',
  'cups:a b',
  '192.168.0.999',
  'tcp://192.168.0:9100',
  '1.2.3.4.5',
])('%j is no address of a printer', (address) => {
  expect(faults(address)).toEqual(['fields.printer_address']);
});

test.each([
  ['192.168.0.50', 'tcp://192.168.0.50'],
  [' usb.casa:9101 ', 'tcp://usb.casa:9101'],
  ['[fe80::1]', 'tcp://[fe80::1]'],
  ['fd00::2', 'tcp://[fd00::2]'],
  ['tcp://192.168.0.50', 'tcp://192.168.0.50'],
  ['/dev/usb/lp0', '/dev/usb/lp0'],
])('%j is kept as %j', (typed, kept) => {
  expect(printerFields.address.parse(typed)).toBe(kept);
});
