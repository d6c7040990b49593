import { demoPassword, restaurant } from '../../db/seed/cast.ts';
import type { TestHouse } from './test-house.ts';

export interface Answer {
  status: number;
  body: any;
  headers: Headers;
}

/** A browser without a screen: it keeps cookies and names its origin. */
export class Visitor {
  readonly #house: Pick<TestHouse, 'url' | 'owner'>;
  readonly cookies = new Map<string, string>();

  constructor(house: Pick<TestHouse, 'url' | 'owner'>) {
    this.#house = house;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${this.#house.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin: this.#house.url }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: this.cookieHeader,
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers };
  }

  get = (path: string) => this.send('GET', path);
  post = (path: string, body: unknown = {}) => this.send('POST', path, body);
  put = (path: string, body: unknown = {}) => this.send('PUT', path, body);

  async signIn(email: string, password = demoPassword): Promise<this> {
    const answer = await this.post('/api/auth/sign-in/email', { email, password });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return this;
  }

  /** Types the table's short code, as a diner may. */
  async sitAt(number: number, slug: string = restaurant.slug): Promise<this> {
    const { rows } = await this.#house.owner.query(
      `select t.short_code from tables t join restaurants r on r.id = t.restaurant_id
       where r.slug = $1 and t.number = $2 and t.deleted_at is null`,
      [slug, number],
    );
    const answer = await this.post(`/api/restaurants/${slug}/tables/${number}/enter`, { code: rows[0].short_code });
    if (answer.status !== 200) throw new Error(`The table answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return this;
  }
}
