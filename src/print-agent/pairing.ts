import type { Person } from './console.ts';
import { Refused, Service } from './conversation.ts';
import { readCode, readServer } from './options.ts';
import { words } from './words.ts';

interface Known {
  server: string | null;
  /** Offered where none is known. */
  usual: string | null;
}

export interface Paired {
  server: string;
  token: string;
}

/** Asks until the service has taken a code. */
export async function pairByAsking(person: Person, { server: known, usual }: Known): Promise<Paired> {
  let server = known;
  for (;;) {
    server ??= await askServer(person, usual);
    const code = readCode(await person.ask(words.askCode()));
    if (!code) {
      person.say(words.codeWrong());
      continue;
    }
    try {
      return { server, token: await new Service(server).pair(code) };
    } catch (error) {
      person.say(troubleWith(server, error));
      // The code may be right and the address wrong, but not where the service itself has answered.
      if (!(error instanceof Refused)) server = known;
    }
  }
}

async function askServer(person: Person, usual: string | null): Promise<string> {
  for (;;) {
    const answer = await person.ask(words.askServer(usual));
    const server = answer === '' ? usual : readServer(answer);
    if (server) return server;
    person.say(words.serverWrong());
  }
}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|ERR_TLS/;

/** What kept the service from answering, in words that help. */
export function troubleWith(server: string, error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { code = '' } = ((error as Error).cause ?? {}) as { code?: string };
  return certificateCodes.test(code) ? words.certificate(server) : words.noAnswer(server);
}

export const saysNo = (answer: string) => /^n/i.test(answer.trim());
