import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

const elsewhere = statement(
  'pictures.elsewhere',
  `select url from (select unnest(array[img_url, cover_image_url]) as url, 0 as rank from restaurants where id = $1
     union all select image_url, 1 from products where restaurant_id = $1 and archived_at is null) given
   where url ~* '^https?://' group by url order by min(rank), count(*) desc limit 2000`,
);

/** More than that would be more than a header may hold; their pictures are left to a drawing. */
const most = 40;

/** Where this restaurant's own pictures are, beside those kept here: all that its pages may load pictures from. */
export function pictureHosts(scope: Scope): Promise<readonly string[]> {
  return scope.kept('picture hosts', ['restaurant', 'menu'], async () => {
    const rows = await scope.rows<{ url: string }>(elsewhere, [scope.restaurantId]);
    return hostsOf(rows.map(({ url }) => url));
  });
}

/** As a policy names them. A host may hold letters that mean something there: such a one is left out. */
export function hostsOf(addresses: readonly string[]): string[] {
  const origins = addresses.map((address) => URL.parse(address)?.origin ?? '');
  return [...new Set(origins)].filter((origin) => nameable.test(origin)).slice(0, most);
}

const nameable = /^https?:\/\/(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/;
