import { timingSafeEqual } from 'node:crypto';
import { hashOf, newToken } from '#lib/token.ts';

/** What opens a printer's address, or lets an agent in: 192 random bits. It is shown once and kept as its hash. */
export const newSecret = () => newToken(24);

/** Takes as long for a secret that almost fits as for one that does not at all. */
export function fits(secret: string, hash: Buffer | null): boolean {
  return timingSafeEqual(hashOf(secret), hash ?? Buffer.alloc(32)) && hash !== null;
}
