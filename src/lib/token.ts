import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What nobody guesses, as a cookie and an address can hold it. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What the database knows of one. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What a person reads or copies in one place and types in another. */
export function digits(count: number): string {
  return randomInt(10 ** count)
    .toString()
    .padStart(count, '0');
}
