import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Longer than any statement may take; less than what process managers usually grant before they kill. */
const patienceMs = 8_000;

/**
 * Lets requests under way finish when the server closes, and no more than that. Node would wait for connections that have sent
 * nothing yet (browsers open spare ones), or only a part of a request, and once closing it watches no timeout of theirs.
 */
export function drainOnClose(app: FastifyInstance): void {
  const underWay = new Map<Socket, number>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0);
    socket.on('close', () => underWay.delete(socket));
  });
  app.server.on('request', ({ socket }, response) => {
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1);
    response.on('close', () => {
      const left = underWay.get(socket);
      if (left === undefined) return;
      underWay.set(socket, left - 1);
      if (closing && left === 1) socket.destroySoon();
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, requests] of underWay) if (requests === 0) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), patienceMs).unref();
  });
}
