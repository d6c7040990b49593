import { writeCookie } from '#server/api/cookies.ts';

/** As long as browsers keep any cookie; each look at the display begins it anew. */
const seconds = 400 * 24 * 60 * 60;
const name = 'comanda.kitchen_device';
/** As `newDeviceToken` makes it: anything else is none, and the database is not asked about it. */
const tokenShape = /^[\w-]{43}$/;

/** What a paired display shows of itself, or one that waits to be paired. It is no person's session and lives beside one. */
export function deviceToken(cookies: Record<string, string>): string | null {
  const value = cookies[`__Host-${name}`] ?? cookies[name];
  return value !== undefined && tokenShape.test(value) ? value : null;
}

export function deviceCookie(token: string, secure: boolean): string {
  const options = { maxAgeSeconds: seconds, secure, sameSite: 'Strict' } as const;
  return writeCookie(`${secure ? '__Host-' : ''}${name}`, token, options);
}
