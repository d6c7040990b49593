import type { FastifyReply } from 'fastify';

/**
 * Has the browser let go of the pages that it keeps to go back to. Neither "storage" nor "cookies": of this origin are also the comanda
 * that a guest has not sent, the seat at a table, a menu for when there is no connection, and what makes a tablet the kitchen's display.
 */
export function clearSiteData(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"');
}
