import { afterEach, expect, test, vi } from 'vitest';
import { ownAnswer } from '#lib/own-answer.ts';
import { ApiError, callApi } from './call-api.ts';
import { isNoAnswer } from './no-answer.ts';
import { isWorthRetrying } from './query.ts';

afterEach(() => void vi.unstubAllGlobals());

function answering(body: string, status: number, headers: Record<string, string>) {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers }));
  vi.stubGlobal('navigator', { onLine: true });
  return callApi(['GET', '/tables'], {}).then(
    (read) => ({ read }),
    (error: unknown) => ({ error }),
  );
}

test('what this program answers is read, or is its refusal', async () => {
  const own = { [ownAnswer]: '1' };
  expect(await answering('{"tables":[]}', 200, own)).toEqual({ read: { tables: [] } });
  const refusal = { code: 'forbidden', message: 'Não pode', data: {} };
  const { error } = (await answering(JSON.stringify(refusal), 403, own)) as { error: ApiError };
  expect(error).toBeInstanceOf(ApiError);
  expect({ ...error, message: error.message }).toEqual({ ...refusal, status: 403 });
  expect(isNoAnswer(error)).toBe(false);
});

test.each([
  ["a network's sign-in page", '<h1>Entre na rede</h1>', 200, 'text/html'],
  ['what a network says in the form of ours', '{"tables":[]}', 200, 'application/json'],
  ["a proxy's error", '<h1>502 Bad Gateway</h1>', 502, 'text/html'],
  ["a proxy's refusal", '{"code":"blocked","message":"Blocked"}', 403, 'application/json'],
])('%s is no answer at all', async (_what, body, status, type) => {
  const { error } = (await answering(body, status, { 'content-type': type })) as { error: unknown };
  expect(error).not.toBeInstanceOf(ApiError);
  expect([isNoAnswer(error), isWorthRetrying(error)]).toEqual([true, true]);
});
