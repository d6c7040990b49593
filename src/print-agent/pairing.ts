import { NotComanda, RequestRefused, Service } from './comanda-api.ts';
import { explain, messages } from './messages.ts';
import { readCode, readServers } from './options.ts';
import type { Terminal } from './terminal.ts';

interface Known {
  server: string | null;
  /** Taken by Enter where no server is known. */
  suggested: string | null;
}

export interface Pairing {
  server: string;
  token: string;
}

/** Asks for the address, which is tried, and for the code, until the service has taken one. */
export async function pairByAsking(terminal: Terminal, known: Known): Promise<Pairing> {
  let { server, suggested } = known;
  for (;;) {
    server ??= await askServer(terminal, suggested);
    const code = readCode(await terminal.ask(messages.askCode()));
    if (!code) {
      terminal.write(messages.codeMalformed());
      continue;
    }
    try {
      return { server, token: await new Service(server).pair(code) };
    } catch (error) {
      terminal.write(explain(server, error));
      // What the service refuses is the code; anything else may be the address.
      if (error instanceof RequestRefused) continue;
      suggested = server;
      server = null;
    }
  }
}

async function askServer(terminal: Terminal, suggested: string | null): Promise<string> {
  for (;;) {
    const answer = await terminal.ask(messages.askServer(suggested));
    const servers = answer === '' && suggested ? [suggested] : readServers(answer);
    const [server] = servers;
    if (!server) {
      terminal.write(messages.serverWrong());
      continue;
    }
    const shown = servers.length > 1 ? new URL(server).host : server;
    const found = await terminal.stoppable(messages.searching(shown), (stopped) => find(servers, stopped));
    if ('server' in found) return found.server;
    terminal.write(found.stopped ? messages.searchStopped(shown) : explain(found.asked, found.error));
  }
}

type Found = { server: string } | { stopped: boolean; asked: string; error: unknown };

/** The first of them at which Comanda answers; or what was wrong, where one answered there rather than where none did. */
async function find(servers: readonly string[], stopped: AbortSignal): Promise<Found> {
  const tried: { asked: string; error: unknown }[] = [];
  for (const asked of servers) {
    try {
      return { server: await new Service(asked).locate(stopped) };
    } catch (error) {
      tried.push({ asked, error });
      if (stopped.aborted) break;
    }
  }
  const told = tried.find(({ error }) => error instanceof NotComanda || error instanceof RequestRefused) ?? tried[0];
  return { stopped: stopped.aborted, asked: told?.asked ?? '', error: told?.error };
}

/** Enter is a yes. */
export const isNo = (answer: string) => /^n/i.test(answer.trim());
