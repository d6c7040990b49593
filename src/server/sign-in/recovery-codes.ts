import { randomInt } from 'node:crypto';

/** Codes are written down and typed again: no letter that looks like a digit, and none that looks like another letter. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const count = 10;
const half = 5;

const letters = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of ten characters, of some 49 bits each. */
export function recoveryCodes(): string[] {
  return Array.from({ length: count }, () => `${letters()}-${letters()}`);
}
