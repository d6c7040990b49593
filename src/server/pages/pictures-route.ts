import type { FastifyInstance, FastifyRequest } from 'fastify';
import { encodePicture } from '#features/restaurants/pictures/encode.ts';
import { keepPicture, readPicture } from '#features/restaurants/pictures/store.ts';
import { UploadQueue } from '#features/restaurants/pictures/upload-queue.ts';
import { CodedError } from '#lib/errors.ts';
import type { Permission } from '#lib/permissions.ts';
import { type PictureKind, pictureKinds, pictureLimits, storedWidths } from '#lib/sent-files.ts';
import { authorise } from '#server/api/authorise.ts';
import type { Context } from '#server/api/context.ts';
import { PictureCache } from './picture-cache.ts';

/** What sending a picture of each kind needs: the same table as every call's. */
export const pictureUploads = {
  product: 'menu',
  // Also while a house is being set up.
  logo: 'setup',
  cover: 'restaurant.manage',
} as const satisfies Record<PictureKind, Permission>;

/** Without a width (logos), this one. */
const plainWidth = 320;
const widths: ReadonlySet<number> = new Set(storedWidths);

/**
 * Pictures in and out. Uploads stand outside the contract: their body is the file itself, larger than any call's. Whoever asks is
 * admitted before any of it is read.
 */
export function servePictures(app: FastifyInstance, context: Context): void {
  const queue = new UploadQueue();
  const cache = new PictureCache();

  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', (_request, body, done) => done(null, body));

    for (const kind of pictureKinds) {
      uploads.post(`/api/pictures/${kind}`, async (request, reply) => {
        try {
          const { scope } = await authorise({ request, reply, context }, { permission: pictureUploads[kind] });
          const { id, focus } = await queue.within(scope.restaurantId, async () => {
            const bytes = await bodyOf(request);
            const picture = await queue.inTurn(() => encodePicture(bytes));
            await keepPicture(scope, picture);
            return picture;
          });
          return { url: `/media/${scope.restaurantId}/${id}`, focus };
        } catch (error) {
          // The rest of a body that was not read would be taken for the next request.
          if (!request.raw.complete) reply.header('connection', 'close');
          throw error;
        }
      });
    }
  });

  // What does not look like one of these is left to the files of the demonstration.
  const picture = '/media/:restaurantId(^[0-9a-f-]{36}$)/:file(^[0-9a-f]{32}[-.\\w]*$)';
  app.get<{ Params: { restaurantId: string; file: string } }>(picture, async (request, reply) => {
    const { restaurantId, file } = request.params;
    const [, id, width = plainWidth] = /^(\w{32})(?:-(\d+)\.webp)?$/.exec(file) ?? [];
    if (!id || !widths.has(Number(width))) throw new CodedError('not_found');
    const content = await cache.get(`${restaurantId}/${id}-${width}`, () =>
      readPicture(context.scope(restaurantId), id, Number(width)),
    );
    if (!content) throw new CodedError('not_found');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/webp')
      .send(content);
  });
}

async function bodyOf(request: FastifyRequest): Promise<Buffer> {
  const tooLarge = () => new CodedError('picture_too_large', { max: pictureLimits.fileMebibytes });
  if (Number(request.headers['content-length'] ?? 0) > pictureLimits.fileBytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > pictureLimits.fileBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
