import { expect, test } from 'vitest';
import { bareAddress, completeAddress, readAddress } from './printer-address.ts';

test.each([
  ['tcp://192.168.0.50:9100', '192.168.0.50'],
  ['tcp://192.168.0.50', '192.168.0.50'],
  ['tcp://192.168.0.50:9101', '192.168.0.50:9101'],
  ['tcp://[fe80::1]:9100', '[fe80::1]'],
  ['tcp://impressora', 'tcp://impressora'],
  ['windows:EPSON TM-T20', 'windows:EPSON TM-T20'],
  ['/dev/usb/lp0', '/dev/usb/lp0'],
  ['', ''],
])('%s is shown as %s, and means the same', (address, bare) => {
  expect(bareAddress(address)).toBe(bare);
  expect(readAddress(completeAddress(bare))).toEqual(readAddress(address));
});
