import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const yearMs = 365 * 24 * 60 * 60 * 1_000;

export interface Folders {
  /** The browser's built files; null in development, where Vite serves them. */
  client: string | null;
  /** The same of builds before this one, for pages that were opened then. */
  formerAssets: string | null;
  /** Pictures, by restaurant and hashed name. */
  media: string;
  publicFiles: string;
}

export async function serveStatic(
  app: FastifyInstance,
  { client, formerAssets, media, publicFiles }: Folders,
): Promise<void> {
  const unchanging = { maxAge: yearMs, immutable: true, index: false as const, decorateReply: false };
  if (client) {
    const root = [path.join(client, 'assets'), ...(formerAssets ? [formerAssets] : [])];
    await app.register(fastifyStatic, { ...unchanging, root, prefix: '/assets/', preCompressed: true, wildcard: true });
  }
  await app.register(fastifyStatic, {
    ...unchanging,
    root: media,
    prefix: '/media/',
    // A picture is never anything else, whatever its bytes are taken for.
    setHeaders: (reply) => {
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    },
  });
  const files = { root: publicFiles, prefix: '/', wildcard: false, maxAge: 3_600_000, index: false as const };
  await app.register(fastifyStatic, { ...files, decorateReply: false });
}
