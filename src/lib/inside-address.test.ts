import { expect, test } from 'vitest';
import { isInsideAddress } from './inside-address.ts';

test.each([
  '10.0.0.7',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.50',
  '169.254.3.4',
  '127.0.0.1',
  '::ffff:192.168.0.1',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::2',
  'FD00::2',
  'fe80::1',
  'febf::1',
])('%s is inside', (address) => {
  expect(isInsideAddress(address)).toBe(true);
});

test.each([
  '192.0.2.10',
  '172.32.0.1',
  '172.15.0.1',
  '192.169.0.1',
  '8.8.8.8',
  '0.0.0.0',
  '100.64.0.1',
  '::ffff:8.8.8.8',
  '2001:4860:4860::8888',
  'fec0::1',
  '::',
  '::2',
  '2001:db8::1',
])('%s is outside', (address) => {
  expect(isInsideAddress(address)).toBe(false);
});
