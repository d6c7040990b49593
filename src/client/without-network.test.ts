import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownAnswer } from '#lib/own-answer.ts';

const site = 'https://casa.example';
const menu = `${site}/r/casa/table/6/menu`;
const date = 'Fri, 27 Nov 2026 17:32:00 GMT';
const template = '<template id="seen"><p role="status">Visto em {when}. &quot;Casa&quot;</p></template>';

const ours = (html: string, init: ResponseInit = {}) =>
  new Response(html, { ...init, headers: { [ownAnswer]: '1', 'content-type': 'text/html; charset=utf-8', date } });
const portal = (status = 200) =>
  new Response('<h1>Entre na rede</h1>', { status, headers: { 'content-type': 'text/html' } });
const alive = '<html lang="pt-BR"><body><main>Moqueca</main><script id="module"></script></body></html>';
const withoutScript = '<html lang="pt-BR"><body><main>Moqueca</main></body></html>';
const never = () => new Promise<Response>(() => {});

interface Heard {
  request: { method: string; url: string; mode: string; headers: Headers; cache: string };
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The worker as a browser runs it, before a network of the test's. */
function worker(network: (address: string) => Response | Promise<Response>) {
  const heard = new Map<string, (event: unknown) => void>();
  const kept = new Map<string, Map<string, Response>>();
  const keyOf = (key: string) => new URL(key, site).href;
  const find = async (key: string, { cacheName }: { cacheName?: string } = {}) =>
    [...kept]
      .filter(([name]) => !cacheName || name === cacheName)
      .map(([, copies]) => copies.get(keyOf(key)))
      .find(Boolean)
      ?.clone();
  const open = async (name: string) => {
    const copies = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, copies);
    return {
      put: async (key: string, answer: Response) => void copies.set(keyOf(key), answer),
      delete: async (key: string) => copies.delete(keyOf(key)),
      keys: async () => [...copies.keys()].map((url) => ({ url })),
      match: async ({ url }: { url: string }) => copies.get(url)?.clone(),
    };
  };
  const scope = {
    URL,
    Response,
    Headers,
    Date,
    setTimeout,
    location: { href: `${site}/sw.js?languages=pt-BR,en`, origin: site },
    caches: {
      match: find,
      open,
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
    fetch: async (address: string | { url: string }) =>
      network(keyOf(typeof address === 'string' ? address : address.url).slice(site.length)),
    clients: { claim: async () => {}, matchAll: async () => [] },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: unknown) => void) => heard.set(type, listener),
  };
  runInContext(readFileSync('public/sw.js', 'utf8'), createContext({ ...scope, self: scope }));

  const work: Promise<unknown>[] = [];
  const waitUntil = (each: Promise<unknown>) => void work.push(each);
  const settled = async () => {
    for (let done = 0; done < work.length; done = work.length) await Promise.allSettled(work);
  };
  const install = async () => {
    let installed: Promise<unknown> = Promise.resolve();
    heard.get('install')?.({ waitUntil: (each: Promise<unknown>) => (installed = each) });
    await installed;
  };
  const hear = (url: string, mode = 'navigate') => {
    let answer: Promise<Response> | undefined;
    const request = { method: 'GET', url, mode, headers: new Headers(), cache: 'default' };
    const event: Heard = { request, waitUntil, respondWith: (given) => (answer = given) };
    heard.get('fetch')?.(event);
    return answer;
  };
  const ask = (url: string, mode?: string) => {
    const answer = hear(url, mode);
    if (!answer) throw new Error(`${url} is left to the network`);
    return answer;
  };
  const text = async (url: string, mode?: string) => (await ask(url, mode)).text();
  return { install, hear, ask, text, settled, find };
}

/** One that has seen the page, and the network it is in from then on. */
async function seen(html: string) {
  let page: () => Response | Promise<Response> = () => ours(html);
  const it = worker((path) => (path.startsWith('/offline') ? ours(`<h1>Sem conexão</h1>${template}`) : page()));
  await it.install();
  await it.text(menu);
  await it.settled();
  return { ...it, answers: (given: typeof page) => (page = given) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a page comes from the network where it answers, whatever it answers', async () => {
  const it = await seen(alive);
  it.answers(() => ours('<html lang="pt-BR">O novo</html>'));
  expect(await it.text(menu)).toContain('O novo');
  it.answers(() => ours('Quebrou', { status: 500 }));
  expect((await it.ask(menu)).status).toBe(500);
});

test.each([
  ['a network that is gone', () => Promise.reject(new TypeError('Failed to fetch'))],
  ["a proxy's error", () => portal(502)],
  ["a network's sign-in page", () => portal()],
  ["a network's sign-in page as a refusal", () => portal(511)],
])('%s: the page is shown as it was last seen, and says when that was', async (_what, answer) => {
  const it = await seen(alive);
  it.answers(answer);
  const html = await it.text(menu);
  expect(html).toContain('Moqueca');
  const said = /<html data-seen="([^"]*)" lang="pt-BR">/.exec(html)?.[1];
  expect(said).toMatch(/^Visto em \d+ de nov.*:\d\d\. &quot;Casa&quot;$/);
  await it.settled();
  expect(await (await it.find('/r/casa/table/6/menu'))?.text()).toBe(alive);
});

test('a network that does not answer is given three seconds, and what it answers later is for the next time', async () => {
  const it = await seen(alive);
  const { promise, resolve } = Promise.withResolvers<Response>();
  it.answers(() => promise);
  let shown = '';
  const asked = it.text(menu).then((html) => (shown = html));
  await vi.advanceTimersByTimeAsync(2_900);
  expect(shown).toBe('');
  await vi.advanceTimersByTimeAsync(100);
  await asked;
  expect(shown).toContain('data-seen="Visto em ');
  resolve(ours('<html lang="pt-BR">O novo</html>'));
  await it.settled();
  it.answers(never);
  const next = it.text(menu);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await next).toContain('O novo');
});

test('a page without a script has it written above it', async () => {
  const it = await seen(withoutScript);
  it.answers(() => portal(503));
  expect(await it.text(menu)).toMatch(/<body><p role="status">Visto em /);
});

test('a page that was never seen waits for the network, and nobody else’s answer stands in its place', async () => {
  const it = await seen(alive);
  const other = `${site}/r/casa/table/8/menu`;
  const { promise, resolve } = Promise.withResolvers<Response>();
  it.answers(() => promise);
  const slow = it.text(other);
  await vi.advanceTimersByTimeAsync(20_000);
  resolve(ours('<html lang="pt-BR">Mesa 8</html>'));
  expect(await slow).toContain('Mesa 8');
  it.answers(() => portal());
  expect(await it.text(`${site}/r/casa/table/9/menu`)).toContain('Sem conexão');
  expect(await it.find('/r/casa/table/9/menu')).toBeUndefined();
});

test('a way on of this program is followed; one that ends elsewhere is none', async () => {
  const it = await seen(alive);
  const ended = (answer: Response) =>
    Object.defineProperties(answer, {
      redirected: { value: true },
      url: { value: `${site}/r/casa/table/6` },
    });
  it.answers(() => ended(ours(alive)));
  const way = await it.ask(`${site}/r/casa/table/6?k=secret`);
  expect([way.status, way.headers.get('location')]).toEqual([303, `${site}/r/casa/table/6`]);
  it.answers(() => ended(portal()));
  expect(await it.text(menu)).toContain('Moqueca');
});

test('the orders of a table are kept as a page when a guest reads them, each table once in a minute, and their bill is not', async () => {
  const it = await seen(alive);
  const ordersOf = (table: number) => `${site}/r/casa/table/${table}/orders`;
  const orders = ordersOf(6);
  const read = async (html: string, table = 6) => {
    it.answers(() => ours(`<html lang="pt-BR">${html}<script id="module"></script></html>`));
    // What the page asks for itself is left to the network.
    expect(it.hear(`${site}/api/restaurants/casa/tables/${table}/orders`, 'cors')).toBeUndefined();
    await it.settled();
  };
  await read('Dois pastéis');
  await read('Três pastéis');
  await read('Pudim', 7);
  expect(await (await it.find(ordersOf(7)))?.text()).toContain('Pudim');
  it.answers(() => portal(502));
  const html = await it.text(orders);
  expect(html).toContain('Dois pastéis');
  expect(html).toContain('data-seen="Visto em ');
  expect(await it.text(`${site}/r/casa/table/6/bill`)).toContain('Sem conexão');
});

test('of files and pictures only this program’s are kept', async () => {
  for (const path of ['/assets/menu-abc.js', '/media/casa/dish-320.webp']) {
    let answer = portal();
    const it = worker(() => answer);
    expect(await it.text(site + path, 'no-cors')).toContain('Entre na rede');
    expect(await it.find(path)).toBeUndefined();
    answer = ours('export {};');
    await it.text(site + path, 'no-cors');
    expect(await it.find(path)).toBeDefined();
  }
});

test('it is not installed with what a network says in the place of the offline page', async () => {
  await expect(worker(() => portal()).install()).rejects.toThrow('No answer');
});
