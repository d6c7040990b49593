import { randomInt } from 'node:crypto';
import { newToken } from '#lib/token.ts';
import { shortCodeLength } from './values.ts';

/** Letters and digits that are not mistaken for one another when read aloud or typed. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** What the QR code carries: 128 random bits, safe in a URL. */
export function newTableSecret(): string {
  return newToken(16);
}

/** What a diner can type: six characters, with bounded tries. */
export function newShortCode(): string {
  return Array.from({ length: shortCodeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The address in a table's QR code. The server takes the secret out of the address bar at once (see server/pages). */
export function tableUrl(publicUrl: string, slug: string, number: number, secret: string): string {
  return `${publicUrl}/r/${slug}/table/${number}?k=${secret}`;
}
