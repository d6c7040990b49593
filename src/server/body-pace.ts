import type { IncomingMessage, Server } from 'node:http';

export interface Pace {
  /** For this long a body may come as slowly as it likes, and for no longer than this it may stand still. */
  graceMs: number;
  /** What comes on a weak line is waited for; what drips to hold a connection is not. */
  bytesPerSecond: number;
  mostMs: number;
}

interface Coming {
  forMs: number;
  bytes: number;
  stillMs: number;
}

export function isTooSlow({ forMs, bytes, stillMs }: Coming, { graceMs, bytesPerSecond, mostMs }: Pace): boolean {
  if (stillMs > graceMs || forMs > mostMs) return true;
  return forMs > graceMs + (bytes / bytesPerSecond) * 1_000;
}

/**
 * Ends requests whose bodies come too slowly, as Node ends those whose heads do: its own bound is one time for all bodies, in which a photo
 * on a weak line does not arrive.
 */
export function keepPace(server: Server, pace: Pace): Server {
  const open = new Map<IncomingMessage, { since: number; first: number; bytes: number; moved: number }>();
  server.on('request', (request: IncomingMessage) => {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const now = performance.now();
    open.set(request, { since: now, first: socket.bytesRead, bytes: 0, moved: now });
    request.once('close', () => open.delete(request));
  });
  const sweep = setInterval(() => {
    const now = performance.now();
    for (const [request, seen] of open) {
      if (request.complete) {
        open.delete(request);
        continue;
      }
      const bytes = request.socket.bytesRead - seen.first;
      if (bytes > seen.bytes) Object.assign(seen, { bytes, moved: now });
      if (!isTooSlow({ forMs: now - seen.since, bytes, stillMs: now - seen.moved }, pace)) continue;
      open.delete(request);
      const late = Object.assign(new Error('The request came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', late, request.socket);
    }
  }, pace.graceMs / 4);
  sweep.unref();
  return server.once('close', () => clearInterval(sweep));
}
