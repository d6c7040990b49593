import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { parsedUrl } from '#lib/parsed-url.ts';
import { hoursOf, saysClosed, weekdayAt } from '../../hours.ts';
import type { OpeningHours, Period, SpecialDays } from '../../opening/contract.ts';
import type { Weekday } from '../../values.ts';

/** What search engines may know of a restaurant. */
export interface RestaurantFacts {
  name: string;
  slug: string;
  description: string;
  address: string;
  phone: string;
  email: string;
  openingHours: OpeningHours;
  specialDays: SpecialDays;
  imgUrl: string | null;
  coverImageUrl: string | null;
  takesOrders: boolean;
}

const english: Record<Weekday, string> = {
  domingo: 'Sunday',
  segunda: 'Monday',
  terça: 'Tuesday',
  quarta: 'Wednesday',
  quinta: 'Thursday',
  sexta: 'Friday',
  sábado: 'Saturday',
};

/** A Restaurant of schema.org. What the restaurant has not given is left out rather than given empty. */
export function restaurantData(of: RestaurantFacts, site: string, prices: { from: number; to: number } | null): object {
  const url = `${site}/r/${of.slug}`;
  const pictures = [of.coverImageUrl, of.imgUrl].flatMap((src) => wholeAddress(src, site) ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: of.name,
    url,
    image: [...pictures, `${site}/og/${of.slug}.jpg`],
    ...(of.description && { description: of.description }),
    ...(of.address && {
      address: { '@type': 'PostalAddress', streetAddress: of.address.replace(/\s+/g, ' '), addressCountry: 'BR' },
    }),
    ...(of.phone && { telephone: of.phone }),
    ...(of.email && { email: of.email }),
    ...(prices && { priceRange: rangeText(prices), currenciesAccepted: 'BRL' }),
    hasMenu: `${url}/menu`,
    acceptsReservations: of.takesOrders ? `${url}/reservations` : false,
    openingHoursSpecification: openingData(of.openingHours),
    specialOpeningHoursSpecification: specialOpeningData(of.specialDays),
  };
}

/** Each period of each day; closed days as schema.org says closed: from midnight to midnight. Days with the restaurant's own words are left out. */
export function openingData(hours: OpeningHours): object[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((index) => {
    const day = weekdayAt(index);
    const value = hoursOf(hours, day);
    const of = { '@type': 'OpeningHoursSpecification', dayOfWeek: `https://schema.org/${english[day]}` };
    if (typeof value !== 'string') return value.map((period) => ({ ...of, ...opens(period) }));
    return saysClosed(value) ? [{ ...of, opens: '00:00', closes: '00:00' }] : [];
  });
}

/** Each period of each single day; a closed one as closed weekdays are said. */
function specialOpeningData(days: SpecialDays): object[] {
  return Object.entries(days).flatMap(([date, { periods }]) => {
    const of = { '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date };
    return periods.length > 0
      ? periods.map((period) => ({ ...of, ...opens(period) }))
      : [{ ...of, opens: '00:00', closes: '00:00' }];
  });
}

/** A period that ends where it begins goes round the clock. */
function opens({ open, close }: Period) {
  return open === close ? { opens: '00:00', closes: '23:59' } : { opens: open, closes: close };
}

function rangeText({ from, to }: { from: number; to: number }): string {
  const least = formatMoney(from, getLocale());
  const most = formatMoney(to, getLocale());
  return from === to ? least : `${least} – ${most}`;
}

/** Null for what is no address of a picture, whatever was typed. */
function wholeAddress(src: string | null, site: string): string | null {
  if (src?.startsWith('/media/')) return `${site}${src}-1280.webp`;
  return /^https?:/.test(src ?? '') ? (parsedUrl(src ?? '')?.href ?? null) : null;
}

/** A description as short as search engines show it, cut between words. */
export function shortened(text: string, most = 160): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  return `${line.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;
}
