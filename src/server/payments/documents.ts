import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/api/context.ts';
import { serveClosings } from './closing-route.ts';
import { serveInvoices } from './invoice-route.ts';

/** What is drawn as PDF when somebody asks for it. */
export function serveDocuments(app: FastifyInstance, context: Context): void {
  serveInvoices(app, context);
  serveClosings(app, context);
}
