import type { Answer, Question } from '#features/printing/agents/protocol.ts';

/** Longer than the service holds an answer back. */
const patienceMs = 15_000;
/** Whether anything is there: somebody waits for it. */
const locateMs = 8_000;
const pairPath = '/api/print-agent/pair';

/** The service does not know this token, or not any more. */
export class TokenRevoked extends Error {}

/** Something answered at the address that is not Comanda. */
export class NotComanda extends Error {}

/** A refusal, in the service's own words. */
export class RequestRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The service, as an agent talks to it. */
export class Service {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The origin to use from then on: this one, or the secure one that it redirects to. Throws where Comanda does not answer. */
  async locate(signal = new AbortController().signal): Promise<string> {
    // Without a code it is refused before a try is counted, also by a service that is older than this program.
    const response = await this.#post(
      pairPath,
      {},
      { redirect: 'manual', signal: AbortSignal.any([signal, AbortSignal.timeout(locateMs)]) },
    );
    const moved = URL.parse(response.headers.get('location') ?? '', this.#url);
    if (response.status >= 300 && response.status < 400 && moved?.protocol === 'https:' && moved.origin !== this.#url)
      return new Service(moved.origin).locate(signal);
    const body = await bodyOf(response);
    if (typeof body?.code === 'string' && typeof body.message === 'string') return this.#url;
    if (response.status >= 500) throw new RequestRefused(response.status, `HTTP ${response.status}`);
    throw new NotComanda(`HTTP ${response.status}`);
  }

  async pair(code: string): Promise<string> {
    const response = await this.#post(pairPath, { code });
    if (!response.ok) throw await refusalIn(response);
    const { token } = (await response.json()) as { token: string };
    return token;
  }

  async ask(token: string, question: Question, signal: AbortSignal): Promise<Answer> {
    const response = await this.#post('/api/print-agent/work', question, { token, signal });
    if (response.status === 401) throw new TokenRevoked('The service does not know this token');
    if (!response.ok) throw await refusalIn(response);
    return (await response.json()) as Answer;
  }

  #post(path: string, body: object, { token, signal, redirect = 'error' }: Request = {}): Promise<Response> {
    const patience = AbortSignal.timeout(patienceMs);
    return fetch(this.#url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect,
      signal: signal ? AbortSignal.any([patience, signal]) : patience,
    });
  }
}

interface Request {
  token?: string;
  signal?: AbortSignal;
  redirect?: 'error' | 'manual';
}

async function bodyOf(response: Response): Promise<{ code?: unknown; message?: unknown } | null> {
  return (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null;
}

async function refusalIn(response: Response): Promise<RequestRefused> {
  const message = (await bodyOf(response))?.message;
  return new RequestRefused(response.status, typeof message === 'string' ? message : `HTTP ${response.status}`);
}
