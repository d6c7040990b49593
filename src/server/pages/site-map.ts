import type { FastifyInstance } from 'fastify';
import type { SystemDoor } from '#database/system-door.ts';
import { countListed, listedSlugs } from '#features/restaurants/listing.ts';
import { platformPaths, sitePaths, staffPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale, locales } from '#lib/locale.ts';
import { remembering } from '#lib/remembered.ts';
import { escapeHtml } from '#server/mail/letters.ts';

/** A part may hold 50,000 addresses; with three pages for each restaurant in each language this stays far below. */
const perPart = 5_000;

const { home, restaurants, pricing, demo, terms, privacy } = sitePaths;
const pages = [home, restaurants, pricing, demo, terms, privacy];
const pagesOf = (slug: string) => [`/r/${slug}`, `/r/${slug}/menu`, `/r/${slug}/reservations`];
/**
 * Nothing to be found there: what belongs to people. A table's menu is open, since only whoever reads it learns that its canonical
 * address is the restaurant's menu.
 */
const closed = [
  '/api/',
  staffPaths.home,
  platformPaths.home,
  '/dev/',
  '/r/*/table/*/orders',
  '/r/*/login',
  sitePaths.resetPassword,
  sitePaths.accountLink,
  sitePaths.pairScreen,
];

/** What search engines read first: what they may look at, and where everything is, split into parts. */
export function serveSiteMap(app: FastifyInstance, system: SystemDoor, publicUrl: string, partSize = perPart): void {
  const site = publicUrl.replace(/\/$/, '');
  /** Search engines ask in bursts, and need no minute's news. */
  const texts = remembering<string>(10 * 60_000);

  app.get('/robots.txt', (_request, reply) => {
    const rules = closed.map((path) => `Disallow: ${path}`);
    const lines = ['User-agent: *', 'Allow: /', ...rules, '', `Sitemap: ${site}/sitemap.xml`, ''];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const index = await texts.get('index', async () => {
      const parts = Math.ceil((await countListed(system)) / partSize);
      const names = ['pages', ...Array.from({ length: parts }, (_, n) => `restaurants-${n + 1}`)];
      const entries = names.map((name) => `<sitemap><loc>${escapeHtml(`${site}/sitemap/${name}.xml`)}</loc></sitemap>`);
      return `${head}<sitemapindex xmlns="${schema}">${entries.join('')}</sitemapindex>`;
    });
    return reply.type(xml).header('cache-control', 'public, max-age=3600').send(index);
  });

  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', async (request, reply) => {
    const { name } = request.params;
    const part = /^restaurants-([1-9]\d{0,3})$/.exec(name)?.[1];
    if (name !== 'pages' && !part) throw new CodedError('not_found');
    const text = await texts.get(name, async () => {
      const slugs = part ? await listedSlugs(system, (Number(part) - 1) * partSize, partSize) : [];
      if (part && slugs.length === 0) throw new CodedError('not_found');
      return addresses(site, part ? slugs.flatMap(pagesOf) : pages);
    });
    return reply.type(xml).header('cache-control', 'public, max-age=3600').send(text);
  });
}

const xml = 'application/xml; charset=utf-8';
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Each page in each language, and each with all its languages beside it. */
function addresses(site: string, paths: string[]): string {
  const urls = paths.flatMap((path) => {
    const plain = `${site}${path}`;
    const of = (locale: string) => (locale === baseLocale ? plain : `${plain}?lang=${locale}`);
    const alternates = [...locales.map((locale) => [locale, of(locale)]), ['x-default', plain]]
      .map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href!)}"/>`)
      .join('');
    return locales.map((locale) => `<url><loc>${escapeHtml(of(locale))}</loc>${alternates}</url>`);
  });
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
