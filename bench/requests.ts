import { randomUUID } from 'node:crypto';
import { restaurant } from '../db/seed/cast.ts';
import type { Seat } from './diners.ts';
import type { SampleOrder } from './sample-orders.ts';

/** With the cookie of somebody who signed in, what they alone may read, uncompressed. */
export function readRequest(origin: string, path: string, cookie?: string): Buffer {
  const ofBrowser = ['accept: */*', 'accept-encoding: gzip, deflate, br, zstd', 'accept-language: pt-BR,pt;q=0.9'];
  const headers = cookie ? ['accept: */*', `cookie: ${cookie}`] : ofBrowser;
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n${headers.join('\r\n')}\r\n\r\n`,
    'latin1',
  );
}

export function streamRequest(origin: string, cookie: string): Buffer {
  const headers = ['accept: text/event-stream', `cookie: ${cookie}`];
  return Buffer.from(
    `GET /api/live HTTP/1.1\r\nhost: ${new URL(origin).host}\r\n${headers.join('\r\n')}\r\n\r\n`,
    'latin1',
  );
}

export interface PreparedOrder {
  /** Writes a new key into the request, and gives both. */
  fresh(): { request: Buffer; key: string };
  totalCents: number;
}

/** The bytes of one diner's order, in which only the key changes from send to send. */
export function prepareOrder(origin: string, seat: Seat, { lines, totalCents }: SampleOrder): PreparedOrder {
  const placeholder = '00000000-0000-4000-8000-000000000000';
  const body = JSON.stringify({ key: placeholder, lines });
  const head = [
    `POST /api/restaurants/${restaurant.slug}/tables/${seat.number}/orders HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    'accept: */*',
    `cookie: ${seat.cookie}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const request = Buffer.from(`${head}\r\n\r\n${body}`);
  const at = request.indexOf(placeholder);
  return {
    totalCents,
    fresh() {
      const key = randomUUID();
      request.write(key, at, 'latin1');
      return { request, key };
    },
  };
}

export interface Sent {
  method: string;
  path: string;
  cookie: string;
  body: object;
}

/** The bytes of a call that writes. */
export function writeRequest(origin: string, { method, path, cookie, body }: Sent): Buffer {
  const text = JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    `host: ${new URL(origin).host}`,
    `origin: ${origin}`,
    'content-type: application/json',
    `cookie: ${cookie}`,
    `content-length: ${Buffer.byteLength(text)}`,
  ].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${text}`);
}
