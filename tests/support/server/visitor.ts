import type { ContractProcedure, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { AnyCall } from '#lib/call.ts';
import { demoPassword, restaurant } from '../../../db/seed/cast.ts';
import type { Addresses } from '../../../src/generated/addresses.ts';
import { asRequest } from './contract-calls.ts';
import type { TestInstance } from './instance.ts';
import { originOf } from './origins.ts';

export interface Answer<Body = any> {
  status: number;
  body: Body;
  headers: Headers;
}

type SentTo<Call extends AnyCall> =
  Call extends ContractProcedure<infer Input, infer _Output, infer _Errors, infer _Meta>
    ? InferSchemaInput<Input>
    : never;
type AnswerOf<Call extends AnyCall> =
  Call extends ContractProcedure<infer _Input, infer Output, infer _Errors, infer _Meta>
    ? InferSchemaOutput<Output>
    : never;

type Parts<Path> = Path extends `${infer First}/${infer Rest}` ? [First, ...Parts<Rest>] : [Path];
type WithoutQuery<Path> = Path extends `${infer Before}?${string}` ? Before : Path;
/** The calls whose address fits, part by part: the same word, or a parameter of the call. */
type Fitting<Method, Path, Address = Addresses[number]> = Address extends [Method, infer Pattern, infer Call]
  ? Parts<Path> extends Parts<Pattern>
    ? [Pattern, Call]
    : never
  : never;
/** Of `/orders/{id}` and `/orders/delivered` the one that is named. */
type Named<Path, Fit> = Fit extends [infer Pattern, infer Call] ? (Pattern extends Path ? Call : never) : never;
type CallAt<Method, Path, Fit = Fitting<Method, Path>> = [Named<Path, Fit>] extends [never]
  ? Extract<Fit, unknown[]>[1]
  : Named<Path, Fit>;
interface Refusal {
  code?: any;
  message?: any;
  data?: any;
}
/** What comes back from an address: what its call answers, or why it was refused. Elsewhere anything may. */
type BodyAt<Method, Path> = string extends Path
  ? any
  : CallAt<Method, WithoutQuery<Path>> extends infer Call
    ? [Call] extends [never]
      ? any
      : Call extends AnyCall
        ? AnswerOf<Call> & Refusal
        : any
    : any;

/** A browser without a screen: it keeps cookies and names its origin. */
export class Visitor {
  readonly #instance: Pick<TestInstance, 'url' | 'owner'>;
  readonly cookies = new Map<string, string>();

  constructor(instance: Pick<TestInstance, 'url' | 'owner'>) {
    this.#instance = instance;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async send<Method extends string, Path extends string>(
    method: Method,
    path: Path,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<BodyAt<Method, Path>>> {
    const response = await fetch(`${this.#instance.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(method === 'GET' ? {} : { origin: originOf(this.#instance.url) }),
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
    return { status: response.status, body: json && text ? JSON.parse(text) : text, headers: response.headers };
  }

  get = <Path extends string>(path: Path) => this.send('GET', path);
  post = <Path extends string>(path: Path, body: unknown = {}) => this.send('POST', path, body);
  put = <Path extends string>(path: Path, body: unknown = {}) => this.send('PUT', path, body);

  /** Makes a call of the contract that has to succeed: what is sent and what comes back are what the contract says. */
  async ask<Call extends AnyCall>(call: Call, input: SentTo<Call>): Promise<AnswerOf<Call>> {
    const { method = 'POST', path: route = '' } = call['~orpc'].route;
    const { path, body } = asRequest({ method, path: route }, { ...(input as object) });
    const answer = await this.send(method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  async signIn(email: string, password = demoPassword): Promise<this> {
    const answer = await this.post('/api/auth/sign-in/email', { email, password });
    if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return this;
  }

  /** Types the table's short code, as a diner may. */
  async sitAt(number: number, slug: string = restaurant.slug): Promise<this> {
    const { rows } = await this.#instance.owner.query(
      `select t.short_code from tables t join restaurants r on r.id = t.restaurant_id
       where r.slug = $1 and t.number = $2 and t.deleted_at is null`,
      [slug, number],
    );
    const answer = await this.post(`/api/restaurants/${slug}/tables/${number}/enter`, { code: rows[0].short_code });
    if (answer.status !== 200) throw new Error(`The table answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return this;
  }
}
