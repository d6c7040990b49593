import { expect, test } from 'vitest';
import type { FoundPrinter } from './contract.ts';
import { deviceAt, movedTo, notSetUp } from './found.ts';

const seen = (address: string, via: FoundPrinter['via'] = 'network') => ({ address, name: null, via });

test('a printer of the house is not found again, however its address is written', () => {
  const found = [seen('tcp://192.168.0.50:9100'), seen('tcp://192.168.0.51:9100')];
  const printers = [{ agentId: 'a', address: 'tcp://192.168.0.50', movedTo: null }];
  expect(notSetUp(found, 'b', printers)).toEqual([seen('tcp://192.168.0.51:9100')]);
});

test('a printer that was found again elsewhere is no new one there', () => {
  const found = [seen('tcp://192.168.0.57:9100'), seen('tcp://192.168.0.58:9100')];
  const printers = [{ agentId: 'a', address: 'tcp://192.168.0.50', movedTo: 'tcp://192.168.0.57' }];
  for (const agentId of ['a', 'b'])
    expect(notSetUp(found, agentId, printers)).toEqual([seen('tcp://192.168.0.58:9100')]);
});

test('the same cable of another computer is another printer', () => {
  const found = [seen('/dev/usb/lp0', 'usb'), seen('windows:EPSON TM-T20', 'windows')];
  const printers = [
    { agentId: 'a', address: '/dev/usb/lp0', movedTo: null },
    { agentId: null, address: null, movedTo: null },
  ];
  expect(notSetUp(found, 'a', printers)).toEqual([seen('windows:EPSON TM-T20', 'windows')]);
  expect(notSetUp(found, 'b', printers)).toEqual(found);
});

test('what no printer can be set up with is not offered', () => {
  expect(notSetUp([seen('COM3', 'windows'), seen('/etc/hostname', 'usb')], 'a', [])).toEqual([]);
});

const device = (address: string, mac: string): FoundPrinter => ({ ...seen(address), mac });
const mac = '00:26:ab:11:22:33';

test('a printer that its network has given another address is known again by its device', () => {
  const printer = { address: 'tcp://192.168.0.50', mac };
  expect(movedTo(printer, [device('tcp://192.168.0.57:9100', mac)])).toBe('tcp://192.168.0.57:9100');
  expect(movedTo(printer, [device('tcp://192.168.0.50:9100', mac)])).toBeNull();
  expect(movedTo(printer, [seen('tcp://192.168.0.57:9100')])).toBeNull();
  expect(movedTo({ ...printer, mac: null }, [seen('tcp://192.168.0.57:9100')])).toBeNull();
  expect(deviceAt('tcp://192.168.0.50', [device('tcp://192.168.0.50:9100', mac)])).toBe(mac);
});

test('what several addresses share, as behind a router, tells no device', () => {
  const found = [device('tcp://192.168.0.57:9100', mac), device('tcp://192.168.0.58:9100', mac)];
  expect(movedTo({ address: 'tcp://192.168.0.50', mac }, found)).toBeNull();
  expect(deviceAt('tcp://192.168.0.57', found)).toBeNull();
});
