import type { FastifyReply, FastifyRequest } from 'fastify';
import { decompress, type KeptAnswer } from './page-cache.ts';

/** Sends a kept answer in the best encoding the client takes, or says that the client's copy still holds. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  const { type, etag, policy } = answer;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  if (policy) reply.header('content-security-policy', policy);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.type(type);
  const accepts = request.headers['accept-encoding'] ?? '';
  if (accepts.includes('br')) return reply.header('content-encoding', 'br').send(answer.br);
  if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(await decompress(answer.gzip));
}
