// What lets a guest's menu open again without a connection. It stands between the pages below /r/ and the network: pages come from the
// network where it answers in time and are kept as they were last seen; built files and pictures never change under their address and
// come from the copy. It holds no text of its own: what it has to say is cut from the page /offline, one copy for each language.
const format = 2;
const pages = `comanda-pages-${format}`;
const files = `comanda-files-${format}`;
const pictures = `comanda-pictures-${format}`;
const most = { [pages]: 40, [files]: 400, [pictures]: 160 };

const offline = (language) => `/offline?lang=${language}`;
/** Of whoever does not answer within so long the page is shown as it was last seen, where it was. */
const patienceMs = 3_000;
/** What bears it is this program's (lib/own-answer): a proxy's error or a network's sign-in page is no answer. */
const isOurs = ({ headers }) => headers.has('x-comanda');
/** Whoever registers it says which languages there are. */
const languages = new URL(location.href).searchParams.get('languages')?.split(',') ?? [];
/** The restaurant's page and menu, a table's welcome and menu, and what was ordered there, as this phone has seen it. What is to be paid never is. */
const readable = /^\/r\/[a-z0-9-]+(\/menu|\/table\/\d+(\/(menu|orders))?)?\/?$/;
/** Asked for by whoever sits there, again with each change. */
const ordersOf = /^\/api\/restaurants\/([a-z0-9-]+)\/tables\/(\d+)\/orders$/;
const ordersEveryMs = 60_000;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(pages)
      // Without cookies: asking for a page in each language must not choose one.
      .then((cache) =>
        Promise.all(
          languages.map(async (language) => {
            const answer = await fetch(offline(language), { credentials: 'omit', cache: 'no-cache' });
            if (!isOurs(answer) || !answer.ok) throw new TypeError('No answer');
            await cache.put(offline(language), answer);
          }),
        ),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(begin());
});

/** Copies of another format go; the pages that are open already are kept with what they are made of. */
async function begin() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('comanda-') && !(name in most)).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
  const open = await self.clients.matchAll({ type: 'window' });
  await Promise.all(
    open.map(async ({ url }) => {
      if (isReadable(new URL(url))) await keepPage(url, await fetch(url));
    }),
  ).catch(() => {});
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromCopy(request, files));
  else if (url.pathname.startsWith('/media/')) event.respondWith(fromCopy(request, pictures));
  else if (ordersOf.test(url.pathname)) event.waitUntil(keepOrders(url).catch(() => {}));
  else if (request.mode === 'navigate' && url.pathname.startsWith('/r/')) event.respondWith(fromNetwork(event, url));
});

async function fromCopy(request, name) {
  const kept = await caches.match(request.url, { cacheName: name });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && isOurs(answer)) await keep(name, request.url, answer.clone());
  return answer;
}

async function fromNetwork(event, url) {
  const answer = answerOf(event, url);
  // What comes later is for the next time.
  event.waitUntil(answer);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const inTime = await Promise.race([answer, late]);
  if (inTime) return inTime;
  return (await seenBefore(url)) ?? (await answer) ?? (await unseen(url)) ?? Response.error();
}

/**
 * What this program answers, kept where it may be shown again; null when it does not. Whose a way on is cannot be seen before it was
 * followed; the browser is then led to where it ended, and what it is shown there comes here again.
 */
async function answerOf(event, url) {
  const { headers, cache } = event.request;
  const asked = { headers, cache, mode: 'same-origin', credentials: 'same-origin', redirect: 'follow' };
  const answer = await fetch(url.href, asked).catch(() => null);
  if (!answer || !isOurs(answer)) return null;
  if (answer.redirected) return Response.redirect(answer.url, 303);
  if (isReadable(url)) event.waitUntil(keepPage(url.href, answer.clone()).catch(() => {}));
  return answer;
}

/** When the page of a table's orders was last kept. */
const ordersKeptAt = new Map();

/** Guests come to their orders without loading that page: it is kept when they are read, once in a while. */
async function keepOrders({ origin, pathname }) {
  const [, slug, number] = ordersOf.exec(pathname);
  const page = `${origin}/r/${slug}/table/${number}/orders`;
  if (Date.now() - (ordersKeptAt.get(page) ?? 0) < ordersEveryMs) return;
  ordersKeptAt.set(page, Date.now());
  await keepPage(page, await fetch(page));
}

/** The page as it was last seen, and when. One that comes alive says it by itself; to one without a script it is written. */
async function seenBefore(url) {
  const kept = isReadable(url) && (await caches.match(keyOf(url), { cacheName: pages }));
  if (!kept) return null;
  const html = await kept.text();
  const said = await notice(languageOf(html), new Date(kept.headers.get('date')));
  return rewritten(
    kept,
    html.includes('id="module"')
      ? html.replace('<html', () => `<html data-seen="${said.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')}"`)
      : html.replace(/<body[^>]*>/, (body) => body + said),
  );
}

/** What stands in its place; whoever is at a table is led back to its menu, where that is kept. */
async function unseen({ pathname }) {
  const said = await caches.match(offline(await lastLanguage()));
  const [table] = /^\/r\/[a-z0-9-]+\/table\/\d+/.exec(pathname) ?? [];
  if (!said || !table || !(await caches.match(`${table}/menu`, { cacheName: pages }))) return said;
  const html = await said.text();
  const shown = html.replace(/<template id="table">([\s\S]*?)<\/template>/, (_all, link) =>
    link.replace('href="/r/"', `href="${table}/menu"`),
  );
  return rewritten(said, shown);
}

/** The headers told of the answer as it travelled, and this text is another. */
function rewritten(answer, html) {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

const moment = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };

async function notice(language, at) {
  const page = await (await caches.match(offline(language)))?.text();
  const [, said = ''] = /<template id="seen">([\s\S]*?)<\/template>/.exec(page ?? '') ?? [];
  return said.replace('{when}', at.toLocaleString(language, moment));
}

/** Keeps a page, and fetches into the copies what it is made of: most of that the browser still has. */
async function keepPage(address, answer) {
  if (
    !answer.ok ||
    !isOurs(answer) ||
    answer.redirected ||
    !answer.headers.get('content-type')?.startsWith('text/html')
  )
    return;
  const html = await answer.clone().text();
  await keep(pages, keyOf(new URL(address)), answer);
  await keepParts(partsIn(html));
}

/** What this worker has been through to the end: the next page is mostly made of the same. */
const followed = new Set();

/**
 * Built files, and those that they fetch when they are needed: a dialog has to open without a connection too. The manifest names
 * every page there is, of the staff's area as well, and leads nowhere here.
 */
async function keepParts(found) {
  const parts = new Set(found);
  for (const part of parts) {
    if (followed.has(part)) continue;
    let file = await caches.match(part, { cacheName: files });
    if (!file) {
      file = await fetch(part);
      // The browser may have it of a time before answers were marked, or of somebody else.
      if (!isOurs(file)) file = await fetch(part, { cache: 'reload' });
      if (!file.ok || !isOurs(file)) {
        parts.delete(part);
        continue;
      }
      await keep(files, part, file.clone());
    }
    if (!isScript(part) || part.includes('/manifest-')) continue;
    // Scripts name the styles of every area.
    for (const further of partsIn(await file.text())) if (isScript(further)) parts.add(further);
  }
  for (const part of parts) followed.add(part);
}

const isScript = (part) => part.endsWith('.js');
/** In pages they are named by their whole address, in files by the name beside them. */
const partsIn = (text) =>
  [...text.matchAll(/(?:\/?assets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2))/g)].map(([, name]) => `/assets/${name}`);

/** The newest last; what was kept first goes first. */
async function keep(name, key, answer) {
  const cache = await caches.open(name);
  await cache.delete(key);
  await cache.put(key, answer);
  const keys = (await cache.keys()).filter((request) => !request.url.includes('/offline?'));
  await Promise.all(keys.slice(0, -most[name]).map((request) => cache.delete(request)));
}

/** What an owner looks at before it is saved is nobody's page. */
const isReadable = ({ pathname, searchParams }) => readable.test(pathname) && !searchParams.has('preview');
const keyOf = ({ pathname }) => pathname.replace(/\/$/, '');
const languageOf = (html) => languages.find((language) => html.includes(`<html lang="${language}"`)) ?? languages[0];

async function lastLanguage() {
  const cache = await caches.open(pages);
  const newest = (await cache.keys()).filter((request) => !request.url.includes('/offline?')).at(-1);
  const page = newest && (await cache.match(newest));
  return page ? languageOf(await page.text()) : languages[0];
}
