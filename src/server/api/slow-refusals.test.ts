import { expect, test } from 'vitest';
import { SlowRefusals } from './slow-refusals.ts';

/** Whether it was over before anything else had its turn. */
async function atOnce(waited: Promise<void>): Promise<boolean> {
  let over = false;
  void waited.then(() => {
    over = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  return over;
}

test('only who asks too much is told so late, and so many of them at once', async () => {
  const slow = new SlowRefusals(5, 2);
  expect(await atOnce(slow.wait(409))).toBe(true);
  const late = [slow.wait(429), slow.wait(429)];
  expect(await Promise.all(late.map(atOnce))).toEqual([false, false]);
  expect(await atOnce(slow.wait(429))).toBe(true);
  await Promise.all(late);
  expect(await atOnce(slow.wait(429))).toBe(false);
});
