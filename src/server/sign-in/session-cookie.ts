import { createHmac, timingSafeEqual } from 'node:crypto';
import { writeCookie } from '#server/api/cookies.ts';

/** A session lasts so long after it was last renewed. */
export const sessionSeconds = 30 * 24 * 60 * 60;
export const cookiePrefix = 'comanda';
const name = `${cookiePrefix}.session_token`;

/** The token of the session cookie as the authentication library signs it, or null when absent or forged. */
export function sessionToken(cookies: Record<string, string>, secret: string): string | null {
  const value = cookies[`__Secure-${name}`] ?? cookies[name];
  const split = value?.lastIndexOf('.') ?? -1;
  if (!value || split < 1) return null;
  const token = value.slice(0, split);
  const given = Buffer.from(value.slice(split + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The session cookie of a request as it came, to be kept for as long again; null where it ends with the browser anyway. */
export function renewedCookie(cookies: Record<string, string>, secure: boolean): string | null {
  const prefix = secure ? '__Secure-' : '';
  const value = cookies[`${prefix}${name}`];
  if (!value || `${prefix}${cookiePrefix}.dont_remember` in cookies) return null;
  const options = { maxAgeSeconds: sessionSeconds, secure };
  return writeCookie(`${prefix}${name}`, encodeURIComponent(value), options);
}
