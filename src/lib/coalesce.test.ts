import { expect, test } from 'vitest';
import { coalescing } from './coalesce.ts';

function runs() {
  const begun: { key: string; end: PromiseWithResolvers<number> }[] = [];
  const once = coalescing<number>();
  const ask = (key: string) =>
    once(key, () => {
      const end = Promise.withResolvers<number>();
      begun.push({ key, end });
      return end.promise;
    });
  return { begun, ask };
}

test('whoever asks while it runs shares the run after it, and a key waits for no other', async () => {
  const { begun, ask } = runs();
  const first = ask('a');
  const later = [ask('a'), ask('a'), ask('a')];
  const other = ask('b');
  expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
  begun[1]!.end.resolve(9);
  expect(await other).toBe(9);
  begun[0]!.end.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => begun.length).toBe(3);
  const latest = ask('a');
  begun[2]!.end.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
  await expect.poll(() => begun.length).toBe(4);
  begun[3]!.end.resolve(3);
  expect(await latest).toBe(3);
});

test('a run that fails fails for those who share it, and the next one begins all the same', async () => {
  const { begun, ask } = runs();
  const first = ask('a');
  const later = [ask('a'), ask('a')];
  begun[0]!.end.reject(new Error('first'));
  await expect(first).rejects.toThrow('first');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]!.end.reject(new Error('second'));
  for (const each of later) await expect(each).rejects.toThrow('second');
  const last = ask('a');
  begun[2]!.end.resolve(3);
  expect(await last).toBe(3);
});
