import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, slug, type TestInstance } from '../support/server/instance.ts';
import { rawRequest } from '../support/server/raw-request.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let seat: string;

beforeAll(async () => {
  instance = await openTestInstance();
  const { cookies } = await new Visitor(instance).sitAt(1);
  seat = [...cookies.keys()].find((name) => name.startsWith('mesa_'))!;
});
afterAll(() => instance.close());

const orders = `/api/restaurants/${slug}/tables/1/orders`;

test('malformed addresses, headers and cookies are answered or cut off, never a fault', async () => {
  const get = (target: string, headers = '') =>
    `GET ${target} HTTP/1.1\r\nhost: ${new URL(instance.url).host}\r\n${headers}connection: close\r\n\r\n`;
  const targets = [
    '/api/orders/%E0%A4%A',
    '/%',
    '/api/%',
    '//',
    '//x',
    '/api//',
    '/..%2f..%2fetc/passwd',
    '/media/..%2f..%2fsecrets.json',
    '/api/restaurants/%ff',
  ];
  targets.push(
    'http://evil.example/api/session',
    `/${'a'.repeat(9_000)}`,
    `/api/auth/${'%2e'.repeat(99)}`,
    '/api/auth/%00',
    '/api/auth/callback/%E0',
    '*',
    '/api/auth//',
  );
  for (const target of targets)
    expect(await rawRequest(instance.url, get(target)), target.slice(0, 40)).toBeLessThan(500);
  const headers = [
    `cookie: ${seat}=%00`,
    `cookie: ${seat}=%E0%A4%A`,
    'cookie: =;;;=;%',
    'cookie: comanda.session_token=%00.%00',
    'cookie: __proto__=1; constructor=2',
  ];
  headers.push(
    `cookie: locale=${'x'.repeat(8_000)}`,
    'cookie: comanda.session_token=.',
    'accept-encoding: \u00ff',
    'if-none-match: "',
    'range: bytes=9-1',
  );
  for (const header of headers) {
    for (const path of [
      `${orders}`,
      `/api/restaurants/${slug}`,
      '/api/session',
      '/api/auth/get-session',
      `/api/restaurants/${slug}/tables/1/live`,
    ]) {
      expect(await rawRequest(instance.url, get(path, `${header}\r\n`)), `${header.slice(0, 40)} ${path}`).toBeLessThan(
        500,
      );
    }
  }
  for (const host of ['', ':', '[', 'a b', 'x'.repeat(300), '::::', '%', 'evil.example/x?y#z@']) {
    for (const path of ['/api/auth/get-session', '/api/session', '/']) {
      expect(
        await rawRequest(instance.url, `GET ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`),
        `${host} ${path}`,
      ).toBeLessThan(500);
    }
  }
  for (const garbage of [
    '\u0016\u0003\u0001',
    'GET\r\n\r\n',
    `GET / HTTP/1.1\r\n${'a: b\r\n'.repeat(5_000)}\r\n`,
    'POST / HTTP/1.1\r\ncontent-length: -1\r\n\r\n',
  ]) {
    expect(await rawRequest(instance.url, garbage)).toBeLessThan(500);
  }
});

test('requests that drip, and connections that say nothing, are ended: the server watches for them', async () => {
  const { server } = instance.app;
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeLessThanOrEqual(20_000);
  expect(server.requestTimeout).toBeGreaterThan(0);
  // Of a body that comes at the pace of a weak line; what is slower is ended as early as a head.
  expect(server.requestTimeout).toBeLessThanOrEqual(600_000);
  // The same watch with less patience, over connections that send a byte now and then.
  const again = await instance.another({ slowestRequestMs: 400 });
  const { port } = new URL(again.url);
  const starts = [
    '',
    'GET / HT',
    `POST ${orders} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{`,
  ];
  const silent = ['', 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET'].map(async (start) => {
    const socket = connect(Number(port), '127.0.0.1', () => start && socket.write(start));
    socket.on('error', () => {}).resume();
    await new Promise((resolve) => socket.on('close', resolve));
  });
  const ended = starts.map(async (start) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(start));
    const drip = setInterval(() => socket.write(' '), 50);
    socket.on('error', () => {}).resume();
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drip);
  });
  await Promise.all([...ended, ...silent]);
  await again.close();
});
