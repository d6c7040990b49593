import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What nobody guesses, as a cookie and an address can hold it. */
export function newToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** What the database knows of one. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** What a person copies in one place and pastes or types in another: so many that no number of addresses guesses one while it is good. */
export function twelveDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0') + randomInt(1_000_000).toString().padStart(6, '0');
}

/** What a person reads in one place and types in another, soon and with bounded tries. */
export function sixDigits(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}
