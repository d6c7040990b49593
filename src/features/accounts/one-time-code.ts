import { createHmac, timingSafeEqual } from 'node:crypto';

const period = 30;
const digits = 6;
/** As the authentication library accepts them: the step before, this one, and the next. */
const window = [-1, 0, 1];

/** The time step within the window that a code belongs to, or null when it is no code of this secret (RFC 6238). */
export function stepOf(secret: string, code: string, now: number): number | null {
  const current = Math.floor(now / 1_000 / period);
  const given = Buffer.from(code);
  const found = window
    .map((offset) => current + offset)
    .filter((step) => {
      const expected = Buffer.from(codeAt(secret, step));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  return found[0] ?? null;
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits).padStart(digits, '0');
}
