import { expect, test } from 'vitest';
import { macAddresses, macsIn } from './mac-addresses.ts';

const tables = {
  linux: `IP address       HW type     Flags       HW address            Mask     Device
192.168.0.50     0x1         0x2         00:26:ab:11:22:03     *        eth0
192.168.0.51     0x1         0x0         00:00:00:00:00:00     *        eth0`,
  macos: `? (192.168.0.50) at 0:26:ab:11:22:3 on en0 ifscope [ethernet]
? (192.168.0.51) at (incomplete) on en0 ifscope [ethernet]`,
  windows: `Interface: 192.168.0.20 --- 0x5\r
  Internet Address      Physical Address      Type\r
  192.168.0.50          00-26-AB-11-22-03     dynamic   \r
`,
};

test.each(Object.entries(tables))('the table of neighbours of %s is read', (_system, text) => {
  expect([...macsIn(text)]).toEqual([['192.168.0.50', '00:26:ab:11:22:03']]);
});

test('systems without a file of it are asked by their own program', async () => {
  const asked: unknown[] = [];
  const macs = await macAddresses('macos', async (command, args) => {
    asked.push([command, args]);
    return { code: 0, output: tables.macos };
  });
  expect(asked).toEqual([['/usr/sbin/arp', ['-an']]]);
  expect(macs.size).toBe(1);
});
