import { ownAnswer } from '#lib/own-answer.ts';
import { answered, unanswered } from '#ui/use-online.ts';
import { readAnswer } from './read-answer.ts';

interface Refusal {
  code: string;
  message: string;
  data: unknown;
}

/** A refused call: `code` is stable (see lib/error-codes), `message` is in the reader's language. */
export class ApiError extends Error {
  declare readonly code: string;
  declare readonly status: number;
  declare readonly data: unknown;

  constructor({ message, ...rest }: Refusal & { status: number }) {
    super(message);
    Object.assign(this, rest);
  }
}

/** Method and path of a call; no schemas, since the server validates. */
export type CallRoute = readonly [method: string, path: string];

/**
 * Makes one call of the contract. Throws ApiError when it is refused, and whatever fetch throws when no answer comes; an answer
 * that is not this program's own (a proxy's error, a network's sign-in page) counts as none.
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
  const ask = async (line?: AbortSignal) => {
    const response = await fetch(`/api${filled}${query}`, {
      method,
      signal: line,
      headers: sends ? { 'content-type': 'application/json' } : {},
      body: sends ? JSON.stringify(rest) : undefined,
    }).catch((fault) => {
      // Whoever breaks off a call learns nothing of the line.
      if (!line?.aborted) unanswered();
      throw fault;
    });
    takeOwn(response);
    return response;
  };
  // What is sent is waited for: it may have arrived.
  const response = sends ? await ask(signal) : await readAnswer(ask, signal);
  const body = await response.json();
  if (response.ok) return body;
  throw refusalOf(response, body);
}

/** Of nobody else's answer anything is believed, not even that it went well. */
export function takeOwn({ headers }: Response): void {
  if (!headers.has(ownAnswer)) throw new TypeError('No answer');
  answered();
}

/** Where the page was opened at an address that nothing is taken from, it says so whatever was asked for. */
export function refusalOf({ status }: Response, refusal: Refusal): ApiError {
  if (refusal.code === 'wrong_address')
    void import('./right-address.tsx').then((part) => part.showRightAddress(refusal.data as { address: string }));
  return new ApiError({ ...refusal, status });
}

function asQuery(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) query.append(key, String(each));
  }
  return query.size > 0 ? `?${query}` : '';
}
