import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdsCopy } from '../if-none-match.ts';
import { decompress, type KeptAnswer } from './page-cache.ts';

/**
 * A kept answer in the best encoding the client takes, or that the client's copy still holds. The handler returns the body:
 * returning a reply that was sent waits until it is, which costs as much as sending it.
 */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer) {
  const { type, etag, policy, bySite } = answer;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, cookie');
  if (policy) reply.header('content-security-policy', policy);
  if (bySite) reply.header('x-frame-options', 'SAMEORIGIN');
  if (holdsCopy(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type(type);
  const accepts = request.headers['accept-encoding'] ?? '';
  if (accepts.includes('br')) {
    reply.header('content-encoding', 'br');
    return answer.br;
  }
  if (accepts.includes('gzip')) {
    reply.header('content-encoding', 'gzip');
    return answer.gzip;
  }
  return decompress(answer.gzip);
}

const br = promisify(brotliCompress);
const gz = promisify(gzip);

/** A page made for one request, made small in the time that it saves on the way. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding, cookie');
  const accepts = request.headers['accept-encoding'] ?? '';
  if (accepts.includes('br')) {
    const body = await br(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    return reply.header('content-encoding', 'br').send(body);
  }
  if (accepts.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await gz(html, { level: 5 }));
  return reply.send(html);
}
