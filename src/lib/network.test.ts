import { expect, test } from 'vitest';
import { isOnlyHere, networkOf, siteOf } from './network.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
])('%s is of the site %s', (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site);
});

test('an address that only the machine itself knows is told from one that phones come to', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '127.1.2.3:80', '[::1]:3000', '0.0.0.0:3000', 'casa.localhost'])
    expect(isOnlyHere(`http://${host}/r/casa/table/1?k=x`), host).toBe(true);
  for (const host of ['192.168.0.10:3000', 'comanda.example', 'localhost.example', '10.127.0.1', '[fd00::1]:3000'])
    expect(isOnlyHere(`http://${host}/r/casa/table/1?k=x`), host).toBe(false);
});
