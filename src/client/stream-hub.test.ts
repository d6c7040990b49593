import { expect, test } from 'vitest';
import type { Told } from './stream.ts';
import { type FromHub, makeStreamHub } from './stream-hub.ts';

const url = '/api/live';
const minute = 60_000;

/** A hub of streams that only note what is done to them. */
function hub() {
  const streams: { url: string; told: Told; done: string[] }[] = [];
  const made = makeStreamHub((at, told) => {
    const done: string[] = [];
    streams.push({ url: at, told, done });
    return {
      wake: () => done.push('wake') > 0,
      renew: () => void done.push('renew'),
      close: () => void done.push('close'),
    };
  });
  return { ...made, streams };
}

function page() {
  const heard: FromHub[] = [];
  return { heard, postMessage: (message: FromHub) => void heard.push(message) };
}

test('pages of one address hear one stream, and who joins late is told how it stands', () => {
  const { hear, streams } = hub();
  const first = page();
  const second = page();
  const diner = page();
  hear(first, { url, who: 'ana' }, 0);
  expect(first.heard).toEqual([]);
  streams[0]?.told.connection('open');
  hear(second, { url, who: 'ana' }, 0);
  hear(diner, { url: '/api/elsewhere', who: null }, 0);
  expect(streams.map((each) => each.url)).toEqual([url, '/api/elsewhere']);
  streams[0]?.told.topic('orders');
  streams[0]?.told.beat();
  streams[0]?.told.connection('lost');
  const rest: FromHub[] = [{ topic: 'orders' }, 'beat', { connection: 'lost' }];
  for (const { heard } of [first, second]) expect(heard).toEqual([{ connection: 'open' }, ...rest]);
  expect(diner.heard).toEqual([]);
  const late = page();
  hear(late, { url, who: 'ana' }, 0);
  expect(late.heard).toEqual([{ connection: 'lost' }]);
});

test('a page that only says that it is there is told nothing again; one that is looked at has the stream looked after', () => {
  const { hear, streams } = hub();
  const tab = page();
  hear(tab, { url, who: 'ana' }, 0);
  streams[0]?.told.connection('open');
  hear(tab, { url, who: 'ana' }, minute);
  expect(tab.heard).toHaveLength(1);
  hear(tab, { url, who: 'ana', wake: true }, minute);
  expect(streams[0]?.done).toEqual(['wake']);
});

test('a stream ends with its last page, whether that says so or is not heard of any more', () => {
  const { hear, sweep, streams } = hub();
  const leaving = page();
  const lost = page();
  const living = page();
  for (const each of [leaving, lost, living]) hear(each, { url, who: null }, 0);
  hear(leaving, 'bye', 0);
  hear(living, { url, who: null }, 4 * minute);
  sweep(6 * minute);
  streams[0]?.told.beat();
  expect([leaving.heard, lost.heard, living.heard]).toEqual([[], [], ['beat']]);
  expect(streams[0]?.done).toEqual([]);
  sweep(10 * minute);
  expect(streams[0]?.done).toEqual(['close']);
  // One that was frozen comes again, and has a stream that is opened for it.
  hear(lost, { url, who: null }, 11 * minute);
  expect(streams).toHaveLength(2);
});

test("nobody hears another's stream: it is opened anew when somebody else signed in, and when who is signed in may have changed", () => {
  const { hear, renew, streams } = hub();
  const ana = page();
  const display = page();
  const bia = page();
  hear(ana, { url, who: 'ana' }, 0);
  hear(display, { url, who: null }, 0);
  streams[0]?.told.connection('open');
  expect(streams[0]?.done).toEqual([]);
  hear(bia, { url, who: 'bia' }, 0);
  expect(streams[0]?.done).toEqual(['renew']);
  expect(bia.heard).toEqual([]);
  // A page that does not know yet opens nothing back.
  hear(ana, { url, who: 'ana' }, 0);
  expect(streams[0]?.done).toEqual(['renew']);
  renew();
  expect(streams[0]?.done).toEqual(['renew', 'renew']);
});
