import type { FastifyInstance } from 'fastify';
import { type AgentDoors, serveAgents } from './agent-route.ts';
import { serveEpson } from './epson-route.ts';
import { serveStar } from './star-route.ts';

/** What is no page and no person: printers that fetch, and the agents of those that cannot. */
export function servePrinting(app: FastifyInstance, doors: AgentDoors): void {
  serveStar(app, doors);
  serveEpson(app, doors);
  serveAgents(app, doors);
}
