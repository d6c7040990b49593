import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { pictureLimits } from '#lib/sent-files.ts';
import type { EncodedPicture } from './encode.ts';

const size = statement(
  'pictures.size',
  `select content from picture_sizes where restaurant_id = $1 and picture_id = $2
   order by width < $3, abs(width - $3) limit 1`,
);

/** The picture as wide as asked or a little wider; a small one as wide as it is. */
export async function readPicture(scope: Scope, id: string, width: number): Promise<Buffer | null> {
  const [found] = await scope.rows<{ content: Buffer }>(size, [scope.restaurantId, id, width]);
  return found?.content ?? null;
}

// Not the restaurant's row, which orders read: uploads of one restaurant wait for one another alone.
const lock = statement('pictures.lock', `select pg_advisory_xact_lock(hashtextextended('pictures ' || $1, 0))`);

const sentAgain = statement(
  'pictures.sentAgain',
  'update pictures set sent_at = now(), blur = $3 where restaurant_id = $1 and id = $2 returning id',
);

/** An open form may hold a picture that nothing shows yet; a week is longer than a form is open. */
const sweep = statement(
  'pictures.sweep',
  `delete from pictures p where p.restaurant_id = $1 and p.sent_at < now() - interval '7 days'
     and not exists (select from products d
       where d.restaurant_id = $1 and d.archived_at is null and d.image_url = '/media/' || p.restaurant_id || '/' || p.id)
     and not exists (select from restaurants r
       where r.id = $1 and '/media/' || p.restaurant_id || '/' || p.id in (r.img_url, r.cover_image_url))`,
);

const used = statement(
  'pictures.used',
  'select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as bytes from pictures where restaurant_id = $1',
);

const insertPicture = statement(
  'pictures.insert',
  'insert into pictures (restaurant_id, id, width, height, bytes, blur) values ($1, $2, $3, $4, $5, $6)',
);

const insertSize = statement(
  'pictures.insertSize',
  'insert into picture_sizes (restaurant_id, picture_id, width, content) values ($1, $2, $3, $4)',
);

/** Keeps a picture, once however often it is sent. Refuses with pictures_full when the restaurant has enough of them. */
export async function keepPicture(scope: Scope, picture: EncodedPicture): Promise<void> {
  const bytes = picture.sizes.reduce((sum, { content }) => sum + content.length, 0);
  await scope.transaction(async (tx) => {
    const { restaurantId } = tx;
    await tx.rows(lock, [restaurantId]);
    if ((await tx.rows(sentAgain, [restaurantId, picture.id, picture.blur])).length > 0) return;
    await sweepPictures(tx);
    const [now] = await tx.rows<{ count: number; bytes: number }>(used, [restaurantId]);
    const full =
      now && (now.count >= pictureLimits.perRestaurant || now.bytes + bytes > pictureLimits.bytesPerRestaurant);
    if (full) throw new CodedError('pictures_full', { max: pictureLimits.perRestaurant });
    await tx.rows(insertPicture, [restaurantId, picture.id, picture.width, picture.height, bytes, picture.blur]);
    for (const { width, content } of picture.sizes) {
      await tx.rows(insertSize, [restaurantId, picture.id, width, content]);
    }
  });
}

/** Removes what nothing has shown and nobody has sent for a week. */
async function sweepPictures(tx: TransactionScope): Promise<void> {
  await tx.rows(sweep, [tx.restaurantId]);
}
