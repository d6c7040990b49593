import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { ApiError } from './call-api.ts';
import { announceReload, onReload } from './reload.ts';
import { sessionRetry, watchForEnd } from './session.ts';

const refusal = (code: string, status: number) => new ApiError({ code, status, message: code, data: null });
const notSignedIn = refusal('not_signed_in', 401);
const brokenLine = new TypeError('Failed to fetch');

test('a broken line is asked again from 200 ms on, each time after twice as long; a refusal is final', () => {
  expect([0, 1, 2, 3].map(sessionRetry.retryDelay)).toEqual([200, 400, 800, 1_600]);
  expect(sessionRetry.retryDelay(20)).toBe(30_000);
  for (const error of [brokenLine, refusal('busy', 503), refusal('too_many_requests', 429)])
    expect(sessionRetry.retry(0, error)).toBe(true);
  expect(sessionRetry.retry(0, notSignedIn)).toBe(false);
  expect(sessionRetry.retry(8, brokenLine)).toBe(false);
});

test('the session survives what passes, and is read again by itself', async () => {
  const queries = new QueryClient();
  const end = vi.fn();
  const stop = watchForEnd(queries, async () => true, end);
  const answers = [brokenLine, refusal('busy', 503), null];
  const read = vi.fn(async () => {
    const answer = answers.shift();
    if (answer) throw answer;
    return 'still here';
  });
  const retried = { ...sessionRetry, retryDelay: 0 };
  expect(await queries.fetchQuery({ queryKey: ['session'], queryFn: read, ...retried })).toBe('still here');
  expect([read.mock.calls.length, end.mock.calls.length]).toEqual([3, 0]);
  stop();
});

async function refuseOne(queries: QueryClient, error: unknown) {
  const queryFn = () => Promise.reject(error);
  await queries.fetchQuery({ queryKey: ['anything'], queryFn, retry: false }).catch(() => {});
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
}

test('a definitive refusal of any call ends the visit once', async () => {
  const queries = new QueryClient();
  const end = vi.fn();
  const stop = watchForEnd(queries, async () => true, end);
  await refuseOne(queries, notSignedIn);
  await vi.waitFor(() => expect(end).toHaveBeenCalledTimes(1));
  await refuseOne(queries, notSignedIn);
  expect(end).toHaveBeenCalledTimes(1);
  stop();

  const write = new QueryClient();
  const endOfWrite = vi.fn();
  watchForEnd(write, async () => true, endOfWrite);
  const mutation = write.getMutationCache().build(write, { mutationFn: () => Promise.reject(notSignedIn) });
  await mutation.execute(undefined).catch(() => {});
  await vi.waitFor(() => expect(endOfWrite).toHaveBeenCalledTimes(1));
});

test('other refusals, a broken line, and a session that was replaced meanwhile end nothing', async () => {
  const queries = new QueryClient();
  const isOver = vi.fn(async () => false);
  const end = vi.fn();
  const stop = watchForEnd(queries, isOver, end);
  for (const error of [refusal('forbidden', 403), refusal('subscription_required', 402), brokenLine])
    await refuseOne(queries, error);
  expect(isOver).not.toHaveBeenCalled();
  await refuseOne(queries, notSignedIn);
  await vi.waitFor(() => expect(isOver).toHaveBeenCalledTimes(1));
  expect(end).not.toHaveBeenCalled();
  stop();
});

test('an announcement reaches every tab that listens, and no other message does', async () => {
  const here = vi.fn();
  const there = vi.fn();
  const stops = [onReload(here), onReload(there)];
  const stray = new BroadcastChannel('comanda');
  stray.postMessage({ type: 'something_else' });
  announceReload();
  await vi.waitFor(() => expect([here, there].map((heard) => heard.mock.calls.length)).toEqual([1, 1]));
  for (const stop of stops) stop();
  stray.close();
});
