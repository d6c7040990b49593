import type { MetaDescriptor } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { baseLocale, type Locale, locales } from '#lib/locale.ts';

type Match = { id: string; loaderData?: unknown } | undefined;

interface Page {
  title: string;
  description: string;
  /** With its leading slash, in the form that search engines should keep. */
  path: string;
  /** The picture that is shown where the page is shared; the service's own unless told. */
  picture?: string;
  /** What machines should know of it, in schema.org's words. */
  data?: object;
}

/** The address of a page in a language: the default language has the plain one. */
export function languageAddress(path: string, locale: Locale): string {
  if (locale === baseLocale) return path;
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
}

/** Where this service is reached from outside; what is shared and what search engines keep needs whole addresses. */
export function siteUrl(matches: readonly Match[]): string {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { publicUrl?: string } | undefined;
  return root?.publicUrl?.replace(/\/$/, '') ?? '';
}

/** What a public page says of itself to search engines and to those it is shared with, in the language it is rendered in. */
export function pageMeta(
  matches: readonly Match[],
  { title, description, path, picture, data }: Page,
): MetaDescriptor[] {
  const site = siteUrl(matches);
  const locale = getLocale();
  const own = site + languageAddress(path, locale);
  const alternate = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: own },
    ...locales.map((other) => alternate(other, site + languageAddress(path, other))),
    alternate('x-default', site + path),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: m['common.appName']() },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: own },
    { property: 'og:locale', content: openGraphLocale(locale) },
    { property: 'og:image', content: site + (picture ?? '/og.jpg') },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ? [{ 'script:ld+json': data } as MetaDescriptor] : []),
  ];
}

/** With the region that most who speak it live in: 'pt_BR', 'en_US'. */
function openGraphLocale(locale: Locale): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  return `${language}_${region}`;
}
