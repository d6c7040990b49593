import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { Changes } from '#database/changes.ts';
import { type KeptAnswer, PageCache } from './page-cache.ts';

const answer = (etag: string, restaurantId = 'a'): KeptAnswer => ({
  restaurantId,
  etag,
  type: 'text/html',
  br: Buffer.alloc(1),
  gzip: Buffer.alloc(1),
  policy: null,
  at: 0,
});

function open() {
  const changes = Object.assign(new EventEmitter(), { listening: true });
  const cache = new PageCache(changes as unknown as Changes);
  const read = async (etag: string, key = 'page') => (await cache.get(key, 0, async () => answer(etag)))?.etag;
  const change = (restaurantId: string) => changes.emit('stale', { restaurantId, topic: 'menu' });
  return { changes, cache, read, change };
}

test('an answer is kept until its restaurant changes', async () => {
  const { read, change } = open();
  expect([await read('1'), await read('2')]).toEqual(['1', '1']);
  change('b');
  expect(await read('3')).toBe('1');
  change('a');
  expect(await read('4')).toBe('4');
});

test('an answer begun before a change is not kept, be it the first of its page', async () => {
  const { cache, read, change } = open();
  let finish = (_: KeptAnswer) => {};
  const first = cache.get('page', 0, () => new Promise((resolve) => (finish = resolve)));
  await Promise.resolve();
  change('a');
  finish(answer('before'));
  expect((await first)?.etag).toBe('before');
  expect(await read('after')).toBe('after');
  expect(await read('later')).toBe('after');
});

test('one begun before another restaurant changed is kept, and nothing is while changes do not arrive', async () => {
  const { changes, cache, read, change } = open();
  const first = cache.get('page', 0, async () => answer('1'));
  change('b');
  await first;
  expect(await read('2')).toBe('1');
  changes.emit('reset');
  changes.listening = false;
  expect([await read('3'), await read('4')]).toEqual(['3', '4']);
});
