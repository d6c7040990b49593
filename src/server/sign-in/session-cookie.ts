import { createHmac, timingSafeEqual } from 'node:crypto';

/** As long as the longest session lasts; when one ends is the database's to say. */
export const sessionSeconds = 30 * 24 * 60 * 60;
export const cookiePrefix = 'comanda';
export const sessionCookieName = `${cookiePrefix}.session_token`;

/** The token of the session cookie as the authentication library signs it, or null when absent or forged. */
export function sessionToken(cookies: Record<string, string>, secret: string): string | null {
  const value = cookies[`__Secure-${sessionCookieName}`] ?? cookies[sessionCookieName];
  const split = value?.lastIndexOf('.') ?? -1;
  if (!value || split < 1) return null;
  const token = value.slice(0, split);
  const given = Buffer.from(value.slice(split + 1), 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}
