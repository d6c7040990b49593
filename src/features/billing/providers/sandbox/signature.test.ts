import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, sign } from './signature.ts';

const at = new Date('2026-06-15T12:00:00Z');
const body = '{"id":"evt_1"}';
const secret = 'a secret';
const seconds = (count: number) => new Date(at.getTime() + count * 1_000);
const fits = (header: unknown, now = at, sent = body) => isSigned(Buffer.from(sent), header, secret, now);

test('it is what Stripe documents: HMAC-SHA256 of the seconds, a dot and the body', () => {
  const t = at.getTime() / 1_000;
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  expect(sign(body, secret, at)).toBe(`t=${t},v1=${v1}`);
});

test('five minutes to either side, and not a second more', () => {
  const header = sign(body, secret, at);
  expect([fits(header, seconds(300)), fits(header, seconds(301))]).toEqual([true, false]);
  expect([fits(header, seconds(-300)), fits(header, seconds(-301))]).toEqual([true, false]);
});

test('any of several digests may fit, as while a secret is changed', () => {
  const header = sign(body, secret, at);
  expect(fits(header.replace('v1=', 'v1=00ff,v1='))).toBe(true);
  expect(fits(`${header},v0=abc`)).toBe(true);
});

test('what is not signed so is not', () => {
  const header = sign(body, secret, at);
  const bad = [
    undefined,
    '',
    'v1=',
    header.slice(0, -1),
    header.replace('t=', 't=1'),
    header.split(',')[1],
    [header],
    `${header}0`,
  ];
  for (const each of bad) expect(fits(each), String(each)).toBe(false);
  expect(fits(header, at, `${body} `)).toBe(false);
  expect(fits(sign(body, 'another', at))).toBe(false);
});
