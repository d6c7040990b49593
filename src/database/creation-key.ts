import { hash } from 'node:crypto';
import { CodedError } from '#lib/errors.ts';

/** What was sent under a creation key, as it is stored beside the key. */
export const bodyHash = (body: unknown): Buffer => hash('sha256', JSON.stringify(body), 'buffer');

/** The same key with the same body is a retry; with another body it is refused. Null: stored before bodies were hashed. */
export function refuseReusedKey(stored: Buffer | null, sent: Buffer): void {
  if (stored && !stored.equals(sent)) throw new CodedError('key_reused');
}
