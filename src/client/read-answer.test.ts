import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownAnswer } from '#lib/own-answer.ts';
import { callApi } from './call-api.ts';
import { isNoAnswer } from './no-answer.ts';
import { isWorthRetrying } from './query.ts';

beforeEach(() => {
  // What reads a body counts on the others.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const headers = { [ownAnswer]: '1' };
const minuteMs = 60_000;

/** A network whose answers the test gives; what it was asked with. */
function network(answer: (count: number) => Promise<Response>) {
  const asked: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    asked.push(signal);
    return answer(asked.length);
  });
  return asked;
}
const silence = () => new Promise<Response>(() => {});

/** What becomes of a call, once something has. */
function outcomeOf(call: Promise<unknown>) {
  const outcome: { read?: unknown; error?: unknown } = {};
  call.then(
    (read) => Object.assign(outcome, { read }),
    (error) => Object.assign(outcome, { error }),
  );
  return outcome;
}

test('a reading that nothing comes to is given up, and was not answered', async () => {
  const asked = network(silence);
  const outcome = outcomeOf(callApi(['GET', '/tables']));
  await vi.advanceTimersByTimeAsync(20_000);
  expect([outcome, asked[0]?.aborted]).toEqual([{}, false]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isNoAnswer(outcome.error), isWorthRetrying(outcome.error), asked[0]?.aborted]).toEqual([true, true, true]);
});

test('an answer that stops in its midst is given up; one that goes on coming is waited for', async () => {
  const text = JSON.stringify({ tables: ['Salão', 'Varanda', 'Balcão'] });
  for (const parts of [3, 20]) {
    const bytes = new TextEncoder().encode(text);
    const size = Math.ceil(bytes.length / 20);
    const body = new ReadableStream({
      async start(line) {
        for (let part = 0; part < parts; part += 1) {
          await new Promise((resolve) => setTimeout(resolve, 20_000));
          line.enqueue(bytes.slice(part * size, (part + 1) * size));
        }
        if (parts === 20) line.close();
      },
    });
    network(async () => new Response(body, { headers }));
    const call = callApi(['GET', '/tables']).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20 * 20_000);
    if (parts === 20) expect(await call).toEqual(JSON.parse(text));
    else expect(isNoAnswer(await call)).toBe(true);
  }
});

test('what is sent is waited for: it may have arrived', async () => {
  network(silence);
  const outcome = outcomeOf(callApi(['POST', '/tables']));
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(outcome).toEqual({});
});

test('whoever does not want the answer any more ends the asking, also before it began', async () => {
  const asked = network(silence);
  const wanted = new AbortController();
  void outcomeOf(callApi(['GET', '/tables'], {}, wanted.signal));
  wanted.abort();
  void outcomeOf(callApi(['GET', '/tables'], {}, wanted.signal));
  expect(asked.map((line) => line?.aborted)).toEqual([true, true]);
});

test('a screen whose reading hangs asks again by itself', async () => {
  network((count) => (count === 1 ? silence() : Promise.resolve(Response.json({ tables: [] }, { headers }))));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: 3 } } });
  const queryFn = ({ signal }: { signal: AbortSignal }) => callApi(['GET', '/tables'], {}, signal);
  const read = queries.fetchQuery({ queryKey: ['tables'], queryFn });
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await read).toEqual({ tables: [] });
});
