import { data } from 'react-router';
import { serverContext } from '#client/server-context.ts';
import { RestaurantCard } from '#features/restaurants/web/public/restaurant-card.tsx';
import { m } from '#generated/messages/messages.js';
import { sitePaths } from '#lib/addresses.ts';
import { buttonClass } from '#ui/button-class.ts';
import { SearchIcon } from '#ui/icons.tsx';
import type { Route } from './+types/restaurants.ts';
import { DirectorySearch } from './directory-search.tsx';
import { pageMeta } from './page-meta.ts';

export const handle = { area: 'public', plain: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(serverContext);
  const { searchParams } = new URL(request.url);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const cursor = searchParams.get('cursor') ?? undefined;
  const renderedAt = new Date().toISOString();
  const nothing = { restaurants: [], next: null, previous: null };
  try {
    return { q, cursor, renderedAt, failed: false, ...(await api.restaurants.directory({ q, cursor })) };
  } catch (error) {
    // An address that was made up, or cut off on its way: the list from its beginning.
    const status = (error as { status?: number }).status === 400 ? 404 : 503;
    return data({ q, cursor, renderedAt, failed: true, ...nothing }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const { q = '', cursor, failed } = loaderData ?? {};
  const page = cursor ? `${sitePaths.restaurants}?cursor=${encodeURIComponent(cursor)}` : sitePaths.restaurants;
  return [
    ...pageMeta(matches, {
      title: `${m['restaurants.directory.title']()} · ${m['common.appName']()}`,
      description: m['restaurants.directory.description'](),
      path: page,
    }),
    // Of searches there are as many as there are words.
    ...(q || failed ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

/** Those seen without scrolling, on a wide screen. */
const seenAtOnce = 3;

/** By how many there are: one or two do not stand beside an empty place. */
const columns = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3'];

export default function Restaurants({ loaderData }: Route.ComponentProps) {
  const { q, renderedAt, restaurants, next, previous, failed } = loaderData;
  return (
    <div className="mx-auto max-w-page px-5 pt-6 sm:px-6 lg:pt-14">
      <h1 className="text-5xl tracking-display sm:text-6xl">{m['restaurants.directory.title']()}</h1>
      <p className="mt-4 max-w-[34em] text-ink-2 text-lg">{m['restaurants.directory.lead']()}</p>
      <DirectorySearch q={q} />
      {failed ? (
        <Message text={m['restaurants.directory.failed']()} go={m['common.retry']()} to={sitePaths.restaurants} />
      ) : restaurants.length === 0 ? (
        <Message
          text={m['restaurants.directory.empty']()}
          go={m['restaurants.directory.all']()}
          to={sitePaths.restaurants}
        />
      ) : (
        <ul className={`mt-8 grid gap-5 lg:mt-10 lg:gap-8 ${columns[Math.min(restaurants.length, 3)]}`}>
          {restaurants.map((restaurant, index) => (
            <li key={restaurant.slug} className="grid min-w-0">
              <RestaurantCard
                restaurant={restaurant}
                renderedAt={renderedAt}
                first={index < seenAtOnce}
                alone={restaurants.length === 1}
              />
            </li>
          ))}
        </ul>
      )}
      {(previous || next) && (
        <nav aria-label={m['restaurants.directory.pages']()} className="mt-10 flex flex-wrap justify-center gap-3">
          {previous && <PageLink q={q} cursor={previous} rel="prev" label={m['restaurants.directory.previous']()} />}
          {next && <PageLink q={q} cursor={next} rel="next" label={m['restaurants.directory.next']()} />}
        </nav>
      )}
    </div>
  );
}

function PageLink({ q, cursor, rel, label }: { q: string; cursor: string; rel: string; label: string }) {
  const query = new URLSearchParams(q ? { q, cursor } : { cursor });
  return (
    <a href={`${sitePaths.restaurants}?${query}`} rel={rel} className={buttonClass({ pill: true, variant: 'quiet' })}>
      {label}
    </a>
  );
}

function Message({ text, go, to }: { text: string; go: string; to: string }) {
  return (
    <div className="mt-10 grid justify-items-center gap-4 rounded-xl bg-sunken px-6 py-16 text-center">
      <SearchIcon size={32} className="text-brand-ink" />
      <p role="status" className="text-lg">
        {text}
      </p>
      <a href={to} className={buttonClass({ pill: true, variant: 'quiet', size: 's' })}>
        {go}
      </a>
    </div>
  );
}
