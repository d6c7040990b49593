import { expect, test } from 'vitest';
import { Gather } from './gather.ts';

test('readers of one moment share a read that begins after they all have asked', async () => {
  const gather = new Gather();
  let state = 'before';
  let reads = 0;
  const read = async () => {
    reads += 1;
    return state;
  };
  const first = gather.read('board', read);
  state = 'after';
  const second = gather.read('board', read);
  expect(await Promise.all([first, second])).toEqual(['after', 'after']);
  expect(reads).toBe(1);
  expect(await gather.read('board', read)).toBe('after');
  expect(reads).toBe(2);
});

test('a read that fails fails for those who shared it, and for nobody after them', async () => {
  const gather = new Gather();
  const failing = () => Promise.reject(new Error('away'));
  const answers = await Promise.allSettled([gather.read('board', failing), gather.read('board', failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await gather.read('board', async () => 'back')).toBe('back');
});
