import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page, what its browser says of the network, and whether the service worker showed it as it was seen. */
async function page(onLine: boolean, seen?: string) {
  const window = new EventTarget();
  const network = { onLine };
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('document', { documentElement: { dataset: seen ? { seen } : {} } });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  vi.resetModules();
  const news: string[] = [];
  for (const type of ['online', 'offline']) window.addEventListener(type, () => news.push(type));
  const says = (type: 'online' | 'offline') => {
    network.onLine = type === 'online';
    window.dispatchEvent(new Event(type));
  };
  return { ...(await import('./use-online.ts')), news, says };
}

test('a browser that says that there is no network is believed until an answer comes', async () => {
  const { isOnline, answered, news, says } = await page(true);
  answered();
  expect([isOnline(), news]).toEqual([true, []]);
  says('offline');
  expect(isOnline()).toBe(false);
  answered();
  answered();
  expect([isOnline(), news]).toEqual([true, ['offline', 'online']]);
  says('offline');
  expect(isOnline()).toBe(false);
});

test('an answer proves the line against the browser until one does not come', async () => {
  const { isOnline, answered, unanswered, news, says } = await page(true);
  unanswered();
  expect([isOnline(), news]).toEqual([true, []]);
  says('offline');
  answered();
  unanswered();
  unanswered();
  expect([isOnline(), news]).toEqual([false, ['offline', 'online', 'offline']]);
  answered();
  expect(isOnline()).toBe(true);
  says('online');
  unanswered();
  expect(isOnline()).toBe(true);
});

test('a page that is shown as it was seen has no connection until an answer comes, whatever the browser says', async () => {
  const { isOnline, answered, seenText, says } = await page(true, 'Visto ontem');
  expect([isOnline(), seenText()]).toEqual([false, 'Visto ontem']);
  says('online');
  expect(isOnline()).toBe(false);
  answered();
  expect([isOnline(), seenText()]).toEqual([true, undefined]);
});
