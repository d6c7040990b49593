import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageStream } from './page-stream.ts';
import { openStream } from './stream.ts';
import { reconnectAfter } from './stream-rules.ts';

class Source extends EventTarget {
  static all: Source[] = [];
  readyState = 0;
  onopen = () => {};
  onerror = () => {};
  constructor() {
    super();
    Source.all.push(this);
  }
  opens() {
    this.readyState = 1;
    this.onopen();
  }
  says(type: string, data: object = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  fails(refused: boolean) {
    this.readyState = refused ? 2 : 0;
    this.onerror();
  }
  close() {
    this.readyState = 2;
  }
}

const living = () => Source.all.filter(({ readyState }) => readyState < 2).length;
const last = () => Source.all.at(-1)!;
let page: EventTarget & { visibilityState: string };

beforeEach(() => {
  vi.useFakeTimers();
  Source.all = [];
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('EventSource', Source);
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

function listener() {
  const heard: string[] = [];
  const hears = (text: string) => void heard.push(text);
  return { heard, connection: hears, topic: hears, beat: () => hears('beat') };
}

test('the wait grows from a second to fifteen, and differs from screen to screen', () => {
  expect([0, 1, 2, 3, 4, 30].map((attempt) => reconnectAfter(attempt, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
  expect([0, 30].map((attempt) => reconnectAfter(attempt, 0))).toEqual([500, 7_500]);
});

test('a stream that is lost, refused or silent is taken again, one at a time', async () => {
  const { heard, ...told } = listener();
  const stream = openStream('/api/live', told);
  last().opens();
  last().says('beat');
  last().says('change', { topic: 'orders', id: null });
  last().fails(false);
  await vi.advanceTimersByTimeAsync(1_000);
  last().fails(true);
  await vi.advanceTimersByTimeAsync(2_000);
  last().opens();
  await vi.advanceTimersByTimeAsync(39_000);
  expect(heard).toEqual(['open', 'beat', 'orders', 'lost', 'refused', 'open']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(heard.slice(6)).toEqual(['lost']);
  expect([Source.all.length, living()]).toEqual([4, 1]);
  stream.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([Source.all.length, living()]).toEqual([4, 0]);
});

test('who looks again waits for nothing: neither for the next attempt nor for the whole silence', async () => {
  const { heard: _, ...told } = listener();
  const stream = openStream('/api/live', told);
  last().opens();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(stream.wake()).toBe(false);
  expect(Source.all).toHaveLength(1);
  // The beat is late.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stream.wake()).toBe(true);
  expect([Source.all.length, living()]).toEqual([2, 1]);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    last().fails(false);
    await vi.advanceTimersByTimeAsync(15_000);
  }
  last().fails(false);
  const before = Source.all.length;
  expect(stream.wake()).toBe(true);
  expect([Source.all.length, living()]).toEqual([before + 1, 1]);
  stream.close();
});

test('a page gives its stream up ten seconds after it was hidden, and takes it when it is seen', async () => {
  const { heard, ...told } = listener();
  const stream = pageStream('/api/live', told);
  last().opens();
  look('hidden');
  await vi.advanceTimersByTimeAsync(9_000);
  look('visible');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stream.wake()).toBe(false);
  look('hidden');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(living()).toBe(0);
  // Nobody is told that anything was lost: it was not.
  expect(heard).toEqual(['open']);
  look('visible');
  expect(stream.wake()).toBe(true);
  expect([Source.all.length, living()]).toEqual([2, 1]);
  page.dispatchEvent(new Event('pagehide'));
  expect(living()).toBe(0);
  stream.close();
});

test('a display that hangs on a wall keeps its own, whoever seems to see it', async () => {
  const { heard: _, ...told } = listener();
  const stream = pageStream('/api/live', told, true);
  last().opens();
  look('hidden');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(living()).toBe(1);
  stream.close();
});
