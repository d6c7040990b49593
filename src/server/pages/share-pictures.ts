import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Scope } from '#database/scope.ts';
import type { Profile } from '#features/restaurants/contract.ts';
import { sharePicture } from '#features/restaurants/pictures/share-picture.ts';
import { readPicture } from '#features/restaurants/pictures/store.ts';
import { keptProfile } from '#features/restaurants/store.ts';
import { CodedError } from '#lib/errors.ts';
import type { Context } from '#server/api/context.ts';
import { PictureCache } from './picture-cache.ts';

const coverWidth = 1_280;

/** The pictures that links are shared with: `/og.jpg` for the service, `/og/{slug}.jpg` for a restaurant. */
export function serveSharePictures(app: FastifyInstance, context: Context, media: string): void {
  const cache = new PictureCache();
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: they are drawn for machines, which can wait; orders cannot. */
  const inTurn = (work: () => Promise<Buffer>) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  const send = (reply: FastifyReply, picture: Buffer | null) => {
    if (!picture) throw new CodedError('not_found');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/jpeg')
      .send(picture);
  };

  app.get('/og.jpg', async (_request, reply) =>
    send(reply, await cache.get('service', () => inTurn(() => sharePicture(service)))),
  );

  app.get<{ Params: { slug: string } }>('/og/:slug.jpg', async (request, reply) => {
    const found = await context.findSlug(request.params.slug);
    if (!found) throw new CodedError('restaurant_not_found');
    const scope = context.scope(found.id);
    const profile = await keptProfile(scope);
    // The version moves with whatever the picture shows.
    const picture = await cache.get(`${found.id} ${profile.version}`, () =>
      inTurn(async () => sharePicture({ ...profile, cover: await coverOf(scope, profile) })),
    );
    return send(reply, picture);
  });

  async function coverOf(scope: Scope, { coverImageUrl }: Profile): Promise<Buffer | null> {
    const [, restaurantId, file] = /^\/media\/([0-9a-f-]{36})\/([\w-]{1,80})$/.exec(coverImageUrl ?? '') ?? [];
    if (restaurantId !== scope.restaurantId || !file) return null;
    const stored = /^[0-9a-f]{32}$/.test(file) ? await readPicture(scope, file, coverWidth) : null;
    // The demonstration's lie in the media folder.
    return stored ?? readFile(path.join(media, restaurantId, `${file}-${coverWidth}.webp`)).catch(() => null);
  }
}

const service = {
  name: 'Comanda',
  address: '',
  appearance: { primaryColor: '#0b3b33', secondaryColor: '#70a288', backgroundColor: '#e1ddcc', fontFamily: 'Inter' },
  cover: null,
} as const;
