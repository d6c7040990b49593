import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './call-api.ts';
import { askAgainAfter, createQueryClient } from './query.ts';

afterEach(() => vi.useRealTimers());

const minutes = 5 * 60_000;
const brokenLine = new TypeError('Failed to fetch');
const refusal = new ApiError({ code: 'forbidden', status: 403, message: 'forbidden', data: null });

/** A screen that shows what is asked for, and when it is asked. */
function watched(answers: () => Promise<string>, initialData?: string) {
  vi.useFakeTimers();
  const queries = createQueryClient();
  const asked: number[] = [];
  const start = Date.now();
  const observer = new QueryObserver<string>(queries, {
    queryKey: ['tickets'],
    queryFn: () => {
      asked.push(Date.now() - start);
      return answers();
    },
    retry: false,
    initialData,
  });
  return { queries, observer, asked, leave: observer.subscribe(() => {}) };
}

test('the wait differs from screen to screen, and is fifteen seconds at most', () => {
  expect([0, 0.5, 1].map(askAgainAfter)).toEqual([5_000, 10_000, 15_000]);
});

test('what was not answered is asked again until it is, also where what was read before is shown', async () => {
  for (const before of [undefined, 'as it was']) {
    let down = true;
    const { observer, asked, leave } = watched(
      () => (down ? Promise.reject(brokenLine) : Promise.resolve('new')),
      before,
    );
    if (before) void observer.refetch();
    await vi.advanceTimersByTimeAsync(minutes);
    expect(asked.length).toBeGreaterThan(minutes / 15_000);
    expect(asked.every((at, n) => n === 0 || at - asked[n - 1]! <= 15_000)).toBe(true);
    down = false;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(observer.getCurrentResult()).toMatchObject({ data: 'new', isError: false });
    const then = asked.length;
    await vi.advanceTimersByTimeAsync(minutes / 2);
    expect(asked).toHaveLength(then);
    leave();
  }
});

test('it stays failed while it is asked again: nothing on the screen comes and goes', async () => {
  const held: (() => void)[] = [];
  let times = 0;
  const { observer, asked, leave } = watched(() => {
    times += 1;
    return times === 1 ? Promise.reject(brokenLine) : new Promise((resolve) => held.push(() => resolve('new')));
  });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toHaveLength(2);
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, isFetching: true, isPending: false });
  held[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'new' });
  leave();
});

test('neither a refusal nor what no screen shows any more is asked for again', async () => {
  const refused = watched(() => Promise.reject(refusal));
  await vi.advanceTimersByTimeAsync(minutes);
  expect(refused.asked).toHaveLength(1);
  refused.leave();

  const left = watched(() => Promise.reject(brokenLine));
  await vi.advanceTimersByTimeAsync(0);
  left.leave();
  await vi.advanceTimersByTimeAsync(minutes);
  expect(left.asked).toHaveLength(1);
});
