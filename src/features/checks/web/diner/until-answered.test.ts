import { focusManager, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilAnswered } from './until-answered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

const noAnswer = new TypeError('Failed to fetch');

/** What is sent, each time with the next of these outcomes; the last one stays. */
function sent(...outcomes: unknown[]) {
  const queries = new QueryClient();
  queries.mount();
  const send = vi.fn(async () => {
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  const change = new MutationObserver(queries, { ...untilAnswered, networkMode: 'always', mutationFn: send });
  change.mutate().catch(() => {});
  return { send, state: () => change.getCurrentResult() };
}

test('what no answer comes to is sent again until one comes, and then no more', async () => {
  const { send, state } = sent(noAnswer, noAnswer, 'told');
  await vi.advanceTimersByTimeAsync(untilAnswered.retryDelay);
  expect([send.mock.calls.length, state().status, state().failureCount]).toEqual([2, 'pending', 2]);
  await vi.advanceTimersByTimeAsync(untilAnswered.retryDelay);
  expect([send.mock.calls.length, state().data]).toEqual([3, 'told']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).toHaveBeenCalledTimes(3);
});

test('a page that was hidden meanwhile sends it once it is seen again', async () => {
  const { send, state } = sent(noAnswer, 'told');
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls.length, state().isPaused]).toEqual([1, true]);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, state().data]).toEqual([2, 'told']);
});

test.each([404, 429, 500])('an answer of %i is one', async (status) => {
  const { send, state } = sent(Object.assign(new Error(), { status }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([send.mock.calls.length, state().status]).toEqual([1, 'error']);
});
