import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Turns } from './turns.ts';

const open = (bounds: Partial<ConstructorParameters<typeof Turns>[0]> = {}) =>
  new Turns({ atOnce: 2, mostWaiting: 3, patienceMs: 60_000, ...bounds });

/** Work that says when it begins, and ends when it is let. */
function held(turns: Turns, key: string, name: string, begun: string[]) {
  const end = Promise.withResolvers<void>();
  const done = turns.run(key, () => {
    begun.push(name);
    return end.promise;
  });
  return { done, end: () => end.resolve() };
}

test('so many of a key run at once, the others wait in order, and another key waits for none of them', async () => {
  const turns = open();
  const begun: string[] = [];
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => held(turns, 'one', name, begun));
  held(turns, 'two', 'other', begun);
  await sleep(0);
  expect(begun).toEqual(['a', 'b', 'other']);
  expect(turns.waiting).toBe(2);
  b?.end();
  await b?.done;
  await sleep(0);
  expect(begun).toEqual(['a', 'b', 'other', 'c']);
  for (const each of [a, c, d]) each?.end();
  await Promise.all([a?.done, c?.done, d?.done]);
  expect(begun.at(-1)).toBe('d');
  expect(turns.waiting).toBe(0);
});

test('a full queue refuses with busy at once, for its own key alone', async () => {
  const turns = open();
  const begun: string[] = [];
  for (let n = 0; n < 5; n += 1) void held(turns, 'one', `${n}`, begun);
  await expect(turns.run('one', async () => 'never')).rejects.toMatchObject({ code: 'busy' });
  await expect(turns.run('two', async () => 'at once')).resolves.toBe('at once');
});

test('whoever has waited too long is refused, and leaves the queue to the others', async () => {
  vi.useFakeTimers();
  const turns = open({ atOnce: 1, patienceMs: 5_000 });
  const begun: string[] = [];
  const first = held(turns, 'one', 'first', begun);
  const late = expect(turns.run('one', async () => 'never')).rejects.toMatchObject({ code: 'busy' });
  await vi.advanceTimersByTimeAsync(5_000);
  await late;
  const next = turns.run('one', async () => 'next');
  first.end();
  await expect(next).resolves.toBe('next');
  vi.useRealTimers();
});

test('work that fails gives its turn on', async () => {
  const turns = open({ atOnce: 1 });
  await expect(
    turns.run('one', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  await expect(turns.run('one', async () => 'next')).resolves.toBe('next');
});
