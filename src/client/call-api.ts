import { tellWrongAddress } from './wrong-address.ts';

/** A refused call: `code` is stable (see lib/error-codes), `message` is in the reader's language. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor({ code, status, message, data }: { code: string; status: number; message: string; data: unknown }) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** Method and path of a call; no schemas, since the server validates. */
export type CallRoute = readonly [method: string, path: string];

/**
 * Makes one call of the contract. Throws ApiError when it is refused, and whatever fetch throws when no answer comes; an answer
 * that is not the API's own (a proxy's error page) counts as none.
 */
export async function callApi([method, path]: CallRoute, input: object = {}, signal?: AbortSignal): Promise<unknown> {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_match, key: string) => {
    const value = rest[key];
    delete rest[key];
    return encodeURIComponent(String(value));
  });
  const sends = method !== 'GET';
  const query = sends ? '' : asQuery(rest);
  const response = await fetch(`/api${filled}${query}`, {
    method,
    signal,
    headers: sends ? { 'content-type': 'application/json' } : {},
    body: sends ? JSON.stringify(rest) : undefined,
  });
  const body = await response.json();
  if (response.ok) return body;
  if (typeof body?.code !== 'string') throw new TypeError('No answer of the API');
  tellWrongAddress(body.code, body.data);
  throw new ApiError({ ...body, status: response.status });
}

function asQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(key, String(each));
  }
  return query.size > 0 ? `?${query}` : '';
}
