import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { answersWith } from './answers-with.ts';
import type { PageCache } from './page-cache.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * The server whose menus, read more often than anything else, go out straight from memory: for an answer that is kept, the
 * framework's way through routes, hooks and logs costs more than all the rest. Whatever is not plainly such a reading
 * (another method, a copy to be compared, an old client) takes the ordinary way, which answers the same.
 */
export function serverWithFastLane(
  handle: Handle,
  options: ServerOptions,
  lane: { cache: () => PageCache; headers: Record<string, string>; counts: { kept: number } },
): Server {
  // Here, and not where answers are made: nothing that answers by itself, or goes wrong before, can be without them.
  return createServer({ ...options, ServerResponse: answersWith(lane.headers) }, (request, response) => {
    if (!sent(request, response)) handle(request, response);
  });

  function sent({ method, url, headers }: IncomingMessage, response: ServerResponse): boolean {
    if (method !== 'GET' || !url?.startsWith('/api/restaurants/')) return false;
    if (headers['if-none-match'] !== undefined || !headers['accept-encoding']?.includes('br')) return false;
    const answer = lane.cache().kept(url, Date.now());
    if (!answer) return false;
    response.writeHead(200, {
      'x-request-id': randomUUID(),
      etag: answer.etag,
      'cache-control': 'private, no-cache',
      vary: 'accept-encoding, cookie',
      'content-type': answer.type,
      'content-encoding': 'br',
      'content-length': answer.br.length,
    });
    response.end(answer.br);
    lane.counts.kept += 1;
    return true;
  }
}
