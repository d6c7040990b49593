import { createHmac, timingSafeEqual } from 'node:crypto';

/** How old a signed message may be, in seconds, and how far ahead a clock. */
const toleranceS = 300;

/** `t=<seconds>,v1=<hex>`: a HMAC-SHA256 over the moment and the untouched body. */
export function sign(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1_000);
  return `t=${t},v1=${digest(t, Buffer.from(body), secret)}`;
}

export function isSigned(body: Buffer, header: unknown, secret: string, now: Date): boolean {
  if (typeof header !== 'string') return false;
  const parts = header.split(',').map((part) => part.split('=', 2));
  const t = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN);
  if (!Number.isSafeInteger(t) || Math.abs(now.getTime() / 1_000 - t) > toleranceS) return false;
  const expected = Buffer.from(digest(t, body, secret));
  return parts.some(([name, hex = '']) => {
    const given = Buffer.from(hex);
    return name === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function digest(t: number, body: Buffer, secret: string): string {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex');
}
