import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { acceptsConnection, openHosts } from './network-scan.ts';

const hosts = Array.from({ length: 254 }, (_, n) => `10.0.0.${n + 1}`);
const never = new AbortController().signal;
const later = () => new Promise((resolve) => setImmediate(resolve));

test('each host once, at most fifty at once, in their order', async () => {
  const tried: string[] = [];
  let open = 0;
  let most = 0;
  const accepting = async (host: string) => {
    tried.push(host);
    open += 1;
    most = Math.max(most, open);
    await later();
    open -= 1;
    return host.endsWith('.7') || host.endsWith('.200');
  };
  expect(await openHosts(hosts, accepting, never)).toEqual(['10.0.0.7', '10.0.0.200']);
  expect(tried.sort()).toEqual([...hosts].sort());
  expect(most).toBe(50);
});

test('after the time is over no further host is tried, and what was found stays', async () => {
  const ending = new AbortController();
  let tried = 0;
  const found = await openHosts(
    hosts,
    async (host) => {
      tried += 1;
      await later();
      ending.abort();
      return host === '10.0.0.3';
    },
    ending.signal,
  );
  expect(tried).toBe(50);
  expect(found).toEqual(['10.0.0.3']);
});

test('a host that listens is found, and is sent nothing', async () => {
  let received = '';
  let closed = () => {};
  const hungUp = new Promise<void>((resolve) => {
    closed = resolve;
  });
  const server = createServer((socket) => {
    socket.on('data', (data) => {
      received += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => closed());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  expect(await acceptsConnection('127.0.0.1', never, port)).toBe(true);
  await hungUp;
  expect(received).toBe('');
  await new Promise((resolve) => server.close(resolve));
  expect(await acceptsConnection('127.0.0.1', never, port)).toBe(false);
});

test('a search that has ended waits for no host', async () => {
  expect(await acceptsConnection('127.0.0.1', AbortSignal.abort(), 9)).toBe(false);
  const ending = new AbortController();
  const asked = acceptsConnection('192.0.2.1', ending.signal);
  ending.abort();
  expect(await asked).toBe(false);
});
