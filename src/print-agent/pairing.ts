import { RequestRefused, Service } from './comanda-api.ts';
import { explain, messages } from './messages.ts';
import { readCode, readServer } from './options.ts';
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
    const server = answer === '' ? suggested : readServer(answer);
    if (!server) {
      terminal.write(messages.serverWrong());
      continue;
    }
    try {
      return await new Service(server).locate();
    } catch (error) {
      terminal.write(explain(server, error));
    }
  }
}

/** Enter is a yes. */
export const isNo = (answer: string) => /^n/i.test(answer.trim());
