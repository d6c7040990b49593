import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostsOf, pictureHosts } from '#features/menu/picture-hosts.ts';
import type { Found } from '#features/restaurants/store.ts';
import { tableAtDoor } from '#features/tables/store.ts';
import { sitePaths, staffPaths } from '#lib/addresses.ts';
import { slug as slugShape } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { createApi } from '#server/api/api.ts';
import type { Context } from '#server/api/context.ts';
import { type Allowed, deferScripts, policyWithHashes, policyWithNonce } from './document.ts';
import { startUnlessTooOld, withOldBrowserNotice } from './old-browser-notice.ts';
import { compressed, type PageCache } from './page-cache.ts';
import { sendCompressed, sendKept } from './send-kept.ts';
import type { WebApp } from './web-app.ts';

export interface PagesOptions {
  context: Context;
  api: ReturnType<typeof createApi>;
  web: WebApp;
  cache: PageCache;
  publicUrl: string;
  demo: boolean;
  dev: boolean;
}

/** Pages that are the same for everyone, whoever they are: the restaurant's own and its menu, and a table's welcome and menu. */
const keptPath = /^\/r\/([a-z0-9-]+)(?:\/menu|\/table\/[1-9]\d{0,5}(?:\/menu)?)?$/;
/** The service's own pages are the same for everyone who is not signed in. */
const sitePath = /^\/(?:restaurants|pricing|demo|terms|privacy)?$/;
/** Whose answers those are in the cache, where every other is a restaurant's: no change drops them, they only grow old. */
const site = 'site';
/** Of a restaurant's page what comes after its slug. */
const tablePath = /^\/table\/(\d{1,6})/;
const restaurantPath = /^\/r\/([^/]+)(\/.*)?$/;
/** Diners' pages are read before their script runs; the staff's have nothing to read before it. */
const readFirst = /^\/r\//;
/** The owner sees the restaurant's page with changes that are not saved: nobody else is shown that. */
const draft = 'preview';
/** Who looks for a dish on the menu for everyone reads what was found: it is made for them. */
const menuPath = /^\/r\/[^/]+\/menu$/;
const asked = 'q';

export function servePages(app: FastifyInstance, options: PagesOptions): void {
  const { context, cache, dev } = options;
  app.get('/*', async (request, reply) => {
    const url = URL.parse(request.url, options.publicUrl);
    // '//host' and whole addresses are no pages of this site.
    if (url?.origin !== options.publicUrl) throw new CodedError('not_found');
    const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
    if (await redirected(request, reply, url, path)) return reply;

    context.keepAddressLocale(request, reply);
    const owner = dev ? null : await ownerOf(request, url, path);
    if (owner === null) return sendFresh(request, reply, url);
    const { locale } = context.caller(request, reply);
    const answer = await cache.get(`${locale} ${path}`, Date.now(), async () => {
      const rendered = await render(request, reply, new URL(path, options.publicUrl), { locale });
      if (rendered.status !== 200) return null;
      const noticed = withOldBrowserNotice(await rendered.text(), path, locale);
      const html = deferScripts(noticed, undefined, options.web.boot);
      const allowed = await allowedOn(new URL(path, options.publicUrl), html);
      const made = await compressed(owner, 'text/html; charset=utf-8', html, policyWithHashes(html, allowed));
      return { ...made, bySite: allowed.bySite };
    });
    return answer ? sendKept(request, reply, answer) : sendFresh(request, reply, url);
  });

  /** Under whose name the page is kept; null for a page that is made for each request. */
  async function ownerOf(request: FastifyRequest, url: URL, path: string): Promise<string | null> {
    const { searchParams } = url;
    if (sitePath.test(path)) {
      const plain = [...searchParams.keys()].every((name) => name === 'lang');
      return plain && !context.mayBeSignedIn(request) ? site : null;
    }
    const ownCopy = searchParams.has(draft) || (menuPath.test(path) && searchParams.has(asked));
    const slug = ownCopy ? null : keptPath.exec(path)?.[1];
    return slug ? ((await context.findSlug(slug))?.id ?? null) : null;
  }

  /** An address in capitals and a former slug lead to the present one; a scanned secret moves from the address into a cookie. */
  async function redirected(request: FastifyRequest, reply: FastifyReply, url: URL, path: string): Promise<boolean> {
    const [, slug, rest = ''] = restaurantPath.exec(path) ?? [];
    if (!slug) return false;
    const lower = slug.toLowerCase();
    if (lower !== slug && slugShape.safeParse(lower).success) {
      reply.redirect(`/r/${lower}${rest}${url.search}`, 301);
      return true;
    }
    const found = await context.findSlug(slug);
    if (!found) {
      const inactive = await context.findInactive(slug);
      return inactive !== null && scanned(request, reply, url, { house: inactive, rest });
    }
    if (found.slug !== slug) {
      reply.redirect(`/r/${found.slug}${rest}${url.search}`, 301);
      return true;
    }
    // Of the visitors' house there are tables and nothing else.
    if (found.forVisitors && !tablePath.test(rest)) {
      reply.redirect(sitePaths.demo, 302);
      return true;
    }
    return scanned(request, reply, url, { house: found, rest });
  }

  /** A wrong secret of a deactivated restaurant is answered as though there were none. */
  async function scanned(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { house, rest }: { house: Found; rest: string },
  ): Promise<boolean> {
    const secret = url.searchParams.get('k');
    const number = Number(tablePath.exec(rest)?.[1]);
    if (secret === null || !number) return false;
    const table = await tableAtDoor(context.scope(house.id), number, { secret: secret.slice(0, 100) });
    if (table?.secretFits) context.caller(request, reply).takeSeat(house.id, number, table.sitting);
    else if (!house.active) return false;
    url.searchParams.delete('k');
    reply.header('referrer-policy', 'no-referrer').redirect(`/r/${house.slug}${rest}${url.search}`, 303);
    return true;
  }

  async function sendFresh(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const nonce = randomBytes(16).toString('base64');
    const locale = await context.pageLocale(request, reply);
    const response = await render(request, reply, url, { locale, nonce });
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    reply.status(response.status).header('cache-control', 'private, no-store');
    const type = response.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) return reply.send(Buffer.from(await response.arrayBuffer()));
    // A page says itself that pages of this site may frame it.
    const saysSo = response.headers.get('x-frame-options') === 'SAMEORIGIN';
    const html = await response.text();
    request.pageBytes = html.length;
    const allowed = await allowedOn(url, html);
    const bySite = saysSo || allowed.bySite;
    if (bySite) reply.header('x-frame-options', 'SAMEORIGIN');
    if (dev) return reply.send(html);
    reply.header('content-security-policy', policyWithNonce(nonce, { ...allowed, bySite }));
    const noticed = withOldBrowserNotice(html, url.pathname, locale, nonce);
    const page = readFirst.test(url.pathname)
      ? deferScripts(noticed, nonce, options.web.boot)
      : startUnlessTooOld(noticed);
    // Pages of people who are signed in hold what is theirs, beside what an address may have put there: those stay as they are.
    return context.mayBeSignedIn(request) ? reply.send(page) : sendCompressed(request, reply, page);
  }

  function render(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    { locale, nonce }: { locale: Locale; nonce?: string },
  ): Promise<Response> {
    const { api, web, publicUrl, demo } = options;
    const headers = new Headers({ accept: String(request.headers.accept ?? '*/*') });
    const values = {
      api: api.inProcess({ request, reply, context }),
      locale,
      demo,
      publicUrl,
    };
    return web.render(new Request(url, { headers }), values, nonce);
  }

  /**
   * A restaurant's page shows a map, after a tap; its owner's area shows that page, and pictures from elsewhere in frames of their own; the
   * demonstration shows a visitor's table, which alone of all guests' pages may be framed.
   */
  async function allowedOn({ pathname, searchParams }: URL, html: string): Promise<Allowed> {
    if (pathname.startsWith(staffPaths.home) || pathname.replace(/\/+$/, '') === sitePaths.demo)
      return { shows: "'self'" };
    const [, slug, rest = ''] = restaurantPath.exec(pathname) ?? [];
    // A page without a restaurant moves to none without being loaded anew: its pictures are those it came with.
    if (!slug) return { pictures: hostsOf(picturesIn(html)) };
    const shows = rest === '' || rest === '/' ? { shows: 'https://www.google.com' } : {};
    const found = await context.findSlug(slug);
    const pictures = found ? await pictureHosts(context.scope(found.id)) : [];
    const bySite = found?.forVisitors ?? false;
    return {
      ...shows,
      bySite,
      pictures: searchParams.has(draft) ? [...pictures, ...hostsOf(picturesIn(html))] : pictures,
    };
  }
}

const picturesIn = (html: string) =>
  [...html.matchAll(/<img\b[^>]*?\ssrc="(https?:[^"]+)"/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
