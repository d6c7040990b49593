import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#lib/free-port.ts';
import { tcpPrinter } from './tcp-printer.ts';

const answer = Buffer.from([0x12]);
const bytes = Buffer.from('papel');
const { signal } = new AbortController();
let printer: Server | null = null;
const sockets = new Set<Socket>();

/** A printer that counts how often it is asked how it is, and says so while `speaks`, and when it is done while it `confirms`. */
async function printerAt(port: number, is: { speaks: boolean; asked: number; confirms?: boolean }) {
  printer = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (heard) => {
      for (
        let at = heard.indexOf(Buffer.from([0x10, 0x04]));
        at >= 0;
        at = heard.indexOf(Buffer.from([0x10, 0x04]), at + 3)
      ) {
        if (heard[at + 2] === 2) is.asked += 1;
        if (is.speaks) socket.write(answer);
      }
      if (is.speaks && is.confirms !== false && heard.includes(Buffer.from([0x1d, 0x72])))
        socket.write(Buffer.from([0]));
    });
  });
  await new Promise<void>((resolve) => printer?.listen(port, '127.0.0.1', resolve));
}
async function switchOff() {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await new Promise((resolve) => (printer ? printer.close(resolve) : resolve(null)));
  printer = null;
}
afterEach(switchOff);

const printed = (device: ReturnType<typeof tcpPrinter>) => device.print(bytes, () => {}, signal);
const ready = { reachable: true, trouble: null };

test('a printer that says nothing of itself is asked once, and not again for every paper', async () => {
  const port = await freePort();
  const is = { speaks: false, asked: 0 };
  await printerAt(port, is);
  const device = tcpPrinter('127.0.0.1', port);
  expect(await device.look()).toEqual(ready);
  expect(is.asked).toBe(1);
  for (let paper = 0; paper < 3; paper += 1) expect(await printed(device)).toBe('printed');
  expect(await device.look()).toEqual(ready);
  expect(is.asked).toBe(1);
});

test('it is asked again after many looks, and when it was gone meanwhile', async () => {
  const port = await freePort();
  const is = { speaks: false, asked: 0 };
  await printerAt(port, is);
  const device = tcpPrinter('127.0.0.1', port);
  for (let look = 0; look < 16; look += 1) await device.look();
  expect(is.asked).toBe(2);
  await switchOff();
  expect(await device.look()).toEqual({ reachable: false, trouble: null });
  await printerAt(port, is);
  expect(await device.look()).toEqual(ready);
  expect(is.asked).toBe(3);
});

test('one that ever answered is asked for every paper, whether it answers or not', async () => {
  const port = await freePort();
  const is = { speaks: true, asked: 0 };
  await printerAt(port, is);
  const device = tcpPrinter('127.0.0.1', port);
  expect(await device.look()).toEqual(ready);
  is.speaks = false;
  expect(await device.look()).toEqual(ready);
  is.speaks = true;
  expect(await printed(device)).toBe('printed');
  expect(is.asked).toBe(3);
});

test('one that says how it is, but never that it is done, prints a paper once: it took all and has nothing to complain of', async () => {
  const port = await freePort();
  const is = { speaks: true, asked: 0, confirms: false };
  await printerAt(port, is);
  const device = tcpPrinter('127.0.0.1', port);
  expect(await printed(device)).toBe('printed');
  // What was found out once is not asked before the next paper.
  const asked = is.asked;
  expect(await printed(device)).toBe('printed');
  expect(is.asked - asked).toBe(asked);
}, 20_000);

test('one that answered before the program was started anew has not confirmed what it takes in silence', async () => {
  const port = await freePort();
  const is = { speaks: false, asked: 0 };
  await printerAt(port, is);
  let noted = 0;
  const before = { answered: true, note: () => (noted += 1) };
  const device = tcpPrinter('127.0.0.1', port, before);
  expect(await printed(device)).toBe('unclear');
  expect(noted).toBe(0);
  is.speaks = true;
  expect(await printed(device)).toBe('printed');
  expect(noted).toBe(1);
});

test('one that answered before and says nothing now has not confirmed what it was given', async () => {
  const port = await freePort();
  const is = { speaks: true, asked: 0 };
  await printerAt(port, is);
  const device = tcpPrinter('127.0.0.1', port);
  expect(await printed(device)).toBe('printed');
  is.speaks = false;
  expect(await printed(device)).toBe('unclear');
});
