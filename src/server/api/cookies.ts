/** The cookies of a request. A name given twice keeps its first value, as browsers send the most specific first. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  if (!header) return cookies;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 1) continue;
    const name = part.slice(0, equals).trim();
    if (name in cookies) continue;
    const value = part.slice(equals + 1).trim();
    cookies[name] = decoded(value);
  }
  return cookies;
}

/** As it stands when it cannot be decoded, or would hold a NUL, which the database takes for no text. */
function decoded(value: string): string {
  try {
    const text = value.includes('%') ? decodeURIComponent(value) : value;
    return text.includes('\0') ? value : text;
  } catch {
    return value;
  }
}

export interface CookieOptions {
  maxAgeSeconds: number;
  secure: boolean;
  httpOnly?: boolean;
  /** Strict: also a link on another site's page comes without it. */
  sameSite?: 'Lax' | 'Strict';
}

/** A cookie for the whole site, withheld from other sites' writes. Values must need no quoting. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, secure, httpOnly = true, sameSite = 'Lax' }: CookieOptions,
): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=${sameSite}${flags}`;
}
