import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { Changes } from './changes.ts';
import { LatestHeard } from './latest-heard.ts';

function listening() {
  const changes = Object.assign(new EventEmitter(), { listening: true });
  const latest = new LatestHeard(changes as unknown as Changes, 'orders');
  const tell = (id: string | null, topic = 'orders') =>
    changes.emit('change', { restaurantId: 'casa', topic, id, tableId: null });
  return { changes, latest, tell };
}
const rows = (...ids: string[]) => ids.map((id) => ({ restaurantId: 'casa', id }));

test('everything is read once; from then on what is heard of joins it, the youngest first', async () => {
  const { latest, tell } = listening();
  tell('05');
  const readAll = vi.fn(async () => {
    tell('07');
    return rows('04', '03');
  });
  expect(await latest.among(readAll)).toEqual(rows('07', '05', '04', '03'));
  tell('06');
  tell('06');
  tell('08', 'menu');
  tell(null);
  expect(await latest.among(readAll)).toEqual(rows('07', '06', '05', '04', '03'));
  expect(readAll).toHaveBeenCalledTimes(1);
});

test('of many the youngest are kept, and an old one that changes takes nobody its place', async () => {
  const { latest, tell } = listening();
  await latest.among(async () => []);
  for (let n = 0; n < 500; n += 1) tell(String(1_000 + n));
  tell('0001');
  const kept = await latest.among(async () => []);
  expect(kept[0]?.id).toBe('1499');
  expect(kept.some(({ id }) => id < '1300')).toBe(false);
  expect(kept).toEqual([...kept].sort((a, b) => (a.id < b.id ? 1 : -1)));
});

test('whoever may have missed something reads everything again', async () => {
  const { changes, latest, tell } = listening();
  await latest.among(async () => rows('01'));
  changes.emit('reset');
  tell('03');
  expect(await latest.among(async () => rows('02', '01'))).toEqual(rows('03', '02', '01'));
  changes.listening = false;
  expect(await latest.among(async () => rows('09'))).toEqual(rows('09'));
  changes.listening = true;
  // What was read before listening began anew says nothing of what came since.
  latest.forget();
  await latest.among(async () => {
    changes.emit('reset');
    return rows('04');
  });
  expect(await latest.among(async () => rows('05'))).toEqual(rows('05'));
});
