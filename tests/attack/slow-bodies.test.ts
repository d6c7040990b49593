import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, owner, publicUrl, type Running, type TestInstance } from '../support/server/instance.ts';
import { until } from '../support/server/until.ts';
import { Visitor } from '../support/server/visitor.ts';

let instance: TestInstance;
let server: Running;
let cookie: string;

beforeAll(async () => {
  instance = await openTestInstance();
  cookie = (await new Visitor(instance).signIn(owner)).cookieHeader;
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});
afterAll(() => instance.close());

const pictures = async () =>
  (
    await instance.owner.query('select width, height from pictures where restaurant_id = $1 order by id', [
      instance.restaurantId,
    ])
  ).rows;

/** A photo that comes piece by piece, with as many seconds between them on the server's clock as the test says. */
async function sending(photo: Buffer) {
  // Its watch alone runs on the test's clock.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = await instance.another();
  const arrived = once(server.app.server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const [there] = await arrived;
  let sent = 0;
  const send = async (bytes: Buffer | string) => {
    socket.write(bytes);
    sent += bytes.length;
    await until(() => there.bytesRead === sent, 'What was sent');
  };
  const head = `POST /api/pictures/product HTTP/1.1\r\nhost: ${new URL(server.url).host}\r\norigin: ${publicUrl}\r\ncookie: ${cookie}\r\n`;
  await send(
    `${head}content-type: application/octet-stream\r\ncontent-length: ${photo.length}\r\nconnection: close\r\n\r\n`,
  );
  return {
    send,
    pass: (seconds: number) => vi.advanceTimersByTime(seconds * 1_000),
    /** The status, 0 where the connection ended without one. */
    async ended() {
      if (!socket.closed) await once(socket, 'close');
      return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
    },
  };
}

/** As large as a phone's photo is once it was made smaller: noise, of which nothing can be squeezed out. */
const photo = await sharp(randomBytes(320 * 240 * 3), { raw: { width: 320, height: 240, channels: 3 } })
  .jpeg({ quality: 95 })
  .toBuffer();

test('a photo that takes two minutes over a weak line is stored', async () => {
  const before = await pictures();
  const { send, pass, ended } = await sending(photo);
  const pieces = 12;
  const size = Math.ceil(photo.length / pieces);
  // Beyond what may come as it likes, each piece has to bear its ten seconds at 500 bytes a second.
  expect(size).toBeGreaterThan(5_000);
  for (let at = 0; at < photo.length; at += size) {
    pass(10);
    await send(photo.subarray(at, at + size));
  }
  expect(await ended()).toBe(200);
  expect(await pictures()).toHaveLength(before.length + 1);
  expect(await pictures()).toContainEqual({ width: 320, height: 240 });
});

test('one that stops for longer than twenty seconds is ended, and nothing of it is stored', async () => {
  const before = await pictures();
  const { send, pass, ended } = await sending(photo);
  await send(photo.subarray(0, photo.length / 2));
  pass(5);
  pass(25);
  expect([0, 408]).toContain(await ended());
  expect(await pictures()).toEqual(before);
});
