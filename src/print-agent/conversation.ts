import type { Answer, Question } from '#features/printing/agents/protocol.ts';

/** Longer than an answer is held back. */
const patienceMs = 15_000;

/** The service does not know this token, or not any more. */
export class TurnedAway extends Error {}

/** What the service said no to, in its own words. */
export class Refused extends Error {}

/** The service, as an agent talks to it. */
export class Service {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async pair(code: string): Promise<string> {
    const response = await this.#post('/api/print-agent/pair', { code });
    if (!response.ok) throw new Refused(await wordsOf(response));
    const { token } = (await response.json()) as { token: string };
    return token;
  }

  async ask(token: string, question: Question, signal: AbortSignal): Promise<Answer> {
    const response = await this.#post('/api/print-agent/work', question, token, signal);
    if (response.status === 401) throw new TurnedAway('The owner has turned this agent away. Pair it again: --code');
    if (!response.ok) throw new Refused(await wordsOf(response));
    return (await response.json()) as Answer;
  }

  #post(path: string, body: object, token?: string, signal?: AbortSignal): Promise<Response> {
    const patience = AbortSignal.timeout(patienceMs);
    return fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    });
  }
}

async function wordsOf(response: Response): Promise<string> {
  const said = (await response.json().catch(() => null)) as { message?: string } | null;
  return said?.message ?? `The service answered ${response.status}`;
}
