import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Turns } from '#database/turns.ts';
import { staffPaths } from '#lib/addresses.ts';
import { sessionCookieName } from '#server/sign-in/session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** How large its page was before it was compressed. */
    pageBytes: number;
  }
}

/** Two phones at a time read what a table ordered; somebody of the staff has many windows. */
const ofTable = { atOnce: 2, mostWaiting: 60, patienceMs: 5_000 };
const ofSession = { atOnce: 4, mostWaiting: 60, patienceMs: 5_000 };
/** An evening's largest bill is below it. */
const smallBytes = 200_000;
/** An answer of a megabyte is a tenth of a second of work. */
const bytesPerMs = 1_000;

/** How long nothing more is read in the place of an answer, in milliseconds: a larger one rests for several times of what it took to make. */
export const restMs = (bytes: number) => Math.max(0, bytes - smallBytes) / bytesPerMs;

/** The menu and the welcome are kept in memory. */
const tableRead = /^\/(?:r|api\/restaurants)\/([^/]+)\/tables?\/(\d+)\/(?!menu)/;
const session = new RegExp(`${sessionCookieName}=([^;]+)`);

/**
 * Readings of one table, or of one person of the staff, wait for one another: what was ordered there can be made so large that each takes the
 * whole program for a third of a second, and whoever asks for it over and over would hold up every other restaurant. A budget counts
 * requests, and none of people who ask as people do is that small.
 */
export function shareReads(app: FastifyInstance, rest = restMs): void {
  const tables = new Turns(ofTable);
  const sessions = new Turns(ofSession);
  app.decorateRequest('pageBytes', 0);
  app.addHook('onRequest', (request, reply, done) => {
    // A stream of events is no answer that ends.
    const ends = request.method === 'GET' && !request.routeOptions.config.endless;
    const path = ends ? pathOf(request) : null;
    const table = path === null ? null : tableRead.exec(path);
    const person = path === null || table ? undefined : readerOf(request, path);
    if (!table && person === undefined) return done();
    const turns = table ? tables : sessions;
    const key = table ? `${table[1]} ${Number(table[2])}` : (person ?? '');
    turns
      .run(key, () => {
        const { socket } = request.raw;
        const before = socket.bytesWritten;
        const bytes = () => Math.max(request.pageBytes, socket.bytesWritten - before);
        // Who left while waiting closes nothing any more.
        const ended = socket.destroyed ? Promise.resolve() : new Promise((resolve) => reply.raw.once('close', resolve));
        done();
        return ended.then(() => paused(rest(bytes())));
      })
      .catch(done);
  });
}

/** As the router reads it: a letter may be written by its number. */
function pathOf({ url }: FastifyRequest): string | null {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '').toLowerCase();
  } catch {
    return null;
  }
}

function readerOf({ headers }: FastifyRequest, path: string): string | undefined {
  const isTheirs = path.startsWith('/api/') || path.startsWith(staffPaths.home);
  return isTheirs ? session.exec(headers.cookie ?? '')?.[1] : undefined;
}

const paused = (ms: number) => (ms === 0 ? undefined : new Promise<void>((resolve) => setTimeout(resolve, ms).unref()));
