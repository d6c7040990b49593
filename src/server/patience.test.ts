import { expect, test } from 'vitest';
import { Ending } from './patience.ts';

const silent = () => new Promise<void>(() => {});

test('however many parts have fallen silent, together they take no longer than all may', async () => {
  const ended: string[] = [];
  const ending = new Ending({ partMs: 60_000, allMs: 20 });
  const part = (name: string, work: () => Promise<void>) => async () => {
    ended.push(name);
    await work();
  };
  ending.add(part('the embedded database', async () => {}));
  for (const name of ['the pools', 'the jobs', 'the letters', 'the duties']) ending.addInTime(part(name, silent));
  // Each part's own minute would be beyond what a test may take.
  await ending.run();
  expect(ended).toEqual(['the duties', 'the letters', 'the jobs', 'the pools', 'the embedded database']);
});

test('what breaks while it is taken down is told, as it was', async () => {
  const ending = new Ending({ partMs: 60_000, allMs: 60_000 });
  ending.addInTime(() => Promise.reject(new Error('broken')));
  await expect(ending.run()).rejects.toThrow('broken');
});
