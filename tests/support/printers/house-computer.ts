import { randomUUID } from 'node:crypto';
import type { Answer, Question } from '#features/printing/agents/protocol.ts';

type Told = Partial<Pick<Question, 'printers' | 'outcomes' | 'found' | 'searched'>>;

/** A computer of the house as the service hears it: paired with a code, it says what it sees and takes what it is to print. */
export class HouseComputer {
  readonly #server: string;
  readonly #token: string;
  readonly #run = randomUUID();
  #turn = 0;

  private constructor(server: string, token: string) {
    this.#server = server;
    this.#token = token;
  }

  static async pair(server: string, code: string): Promise<HouseComputer> {
    const { token } = await sent(`${server}/api/print-agent/pair`, { code });
    return new HouseComputer(server, token);
  }

  /** Answered once there is something to print, or after a few seconds. */
  say({ printers = [], outcomes = [], ...found }: Told): Promise<Answer> {
    this.#turn += 1;
    const said: Question = { run: this.#run, turn: this.#turn, printers, holds: [], outcomes, ...found };
    return sent(`${this.#server}/api/print-agent/work`, said, this.#token);
  }

  /** Prints what waits next at a printer that is well. Says how many pages came out. */
  async print(id: string): Promise<number> {
    const printers = [{ id, reachable: true, trouble: null, free: true }];
    const { jobs } = await this.say({ printers });
    const outcomes = jobs.map(({ token }) => ({ token, outcome: 'printed' as const }));
    if (jobs.length > 0) await this.say({ printers: [], outcomes });
    return jobs.length;
  }
}

async function sent(url: string, body: object, token?: string): Promise<any> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response.json();
}
