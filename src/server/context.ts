import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Caller, Desk, House, Limits, WithSystem } from '#database/caller.ts';
import { type Doors, mintScope, type Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { accountByToken } from '#features/accounts/store.ts';
import type { WithPayments } from '#features/billing/providers/provider.ts';
import { findBySlug } from '#features/restaurants/store.ts';
import { slug as slugShape } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import type { Post } from '#lib/letters.ts';
import { baseLocale, type Locale, parseLocale } from '#lib/locale.ts';
import { parseCookies, writeCookie } from './cookies.ts';
import { sessionToken } from './session-cookie.ts';

export interface ContextSource {
  doors: Doors;
  system: SystemDoor;
  limits: Limits;
  appSecret: string;
  publicUrl: string;
  secure: boolean;
  post: Post;
  payments: WithPayments['payments'];
  desk(request: FastifyRequest, reply: FastifyReply): Omit<Desk, 'rememberLocale'>;
  now(): Date;
}

const localeCookie = 'locale';
/** As long as people sit at a table, with room: after that the code is scanned again. */
const seatSeconds = 6 * 60 * 60;
const yearSeconds = 365 * 24 * 60 * 60;
const slugFreshMs = 60_000;

/** Who asks: read from the request once, and the one place where scopes are minted. */
export class Context {
  readonly #source: ContextSource;
  readonly #slugs = new Map<string, { at: number; found: Promise<{ id: string; slug: string } | null> }>();
  readonly #scopes = new Map<string, Scope>();

  constructor(source: ContextSource) {
    this.#source = source;
    const forget = () => this.#slugs.clear();
    source.doors.changes.on('change', ({ topic }) => topic === 'restaurant' && forget());
    source.doors.changes.on('reset', forget);
  }

  /** Everyone may be a caller; whether there is an account behind it is looked up only for calls that need one. */
  caller(request: FastifyRequest, reply: FastifyReply, account: Account | null = null): Caller {
    const { limits, secure, publicUrl, now, post } = this.#source;
    const cookies = parseCookies(request.headers.cookie);
    return {
      locale: addressLocale(request) ?? parseLocale(cookies[localeCookie]) ?? account?.locale ?? baseLocale,
      address: request.ip,
      account,
      publicUrl,
      now,
      limits,
      post,
      house: (slug) => this.house(slug),
      tableSecret: (restaurantId, table) => cookies[seatCookie(restaurantId, table)] ?? null,
      rememberTable(restaurantId, table, secret) {
        reply.header(
          'set-cookie',
          writeCookie(seatCookie(restaurantId, table), secret, { maxAgeSeconds: seatSeconds, secure }),
        );
      },
    };
  }

  /** For the calls that declare that they reach across restaurants. */
  lent(request: FastifyRequest, reply: FastifyReply): WithSystem & WithPayments {
    const { system, post, desk, payments } = this.#source;
    const rememberLocale = (locale: Locale) => this.rememberLocale(reply, locale);
    return { system, post, payments, desk: { ...desk(request, reply), rememberLocale } };
  }

  async account(request: FastifyRequest): Promise<Account | null> {
    const token = sessionToken(parseCookies(request.headers.cookie), this.#source.appSecret);
    return token === null ? null : accountByToken(this.#source.system, token);
  }

  async house(slug: string): Promise<House> {
    const found = await this.findSlug(slug);
    if (!found) throw new CodedError('restaurant_not_found');
    return { restaurantId: found.id, scope: this.scope(found.id) };
  }

  /** A restaurant by its slug or a former one; `slug` in the answer is the one it has now. */
  async findSlug(slug: string): Promise<{ id: string; slug: string } | null> {
    if (!slugShape.safeParse(slug).success) return null;
    const known = this.#slugs.get(slug);
    if (known && Date.now() - known.at < slugFreshMs) return known.found;
    if (this.#slugs.size > 10_000) this.#slugs.clear();
    const found = findBySlug(this.#source.system, slug);
    this.#slugs.set(slug, { at: Date.now(), found });
    found.then(
      (restaurant) => restaurant ?? this.#slugs.delete(slug),
      () => this.#slugs.delete(slug),
    );
    return found;
  }

  scope(restaurantId: string): Scope {
    let scope = this.#scopes.get(restaurantId);
    if (!scope) {
      if (this.#scopes.size > 10_000) this.#scopes.clear();
      scope = mintScope(this.#source.doors, restaurantId);
      this.#scopes.set(restaurantId, scope);
    }
    return scope;
  }

  /** Whoever comes by the address of a language, from a search engine or a shared link, stays with it until they choose. */
  keepAddressLocale(request: FastifyRequest, reply: FastifyReply): void {
    const locale = addressLocale(request);
    if (locale && !(localeCookie in parseCookies(request.headers.cookie))) this.rememberLocale(reply, locale);
  }

  /** Whether the request comes with a session, open or ended: who has none is a guest without a look into the database. */
  mayBeSignedIn(request: FastifyRequest): boolean {
    return sessionToken(parseCookies(request.headers.cookie), this.#source.appSecret) !== null;
  }

  rememberLocale(reply: FastifyReply, locale: Locale): void {
    const options = { maxAgeSeconds: yearSeconds, secure: this.#source.secure };
    reply.header('set-cookie', writeCookie(localeCookie, locale, options));
  }
}

/** The language that the page's own address names, as in `/pricing?lang=en`: it goes before what is remembered. */
function addressLocale({ method, url }: FastifyRequest): Locale | null {
  if (method !== 'GET' || !url.includes('lang=') || url.startsWith('/api/')) return null;
  return parseLocale(new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('lang'));
}

/** One cookie per table, named so that it says nothing and clashes with nothing. */
function seatCookie(restaurantId: string, table: number): string {
  return `mesa_${restaurantId.replaceAll('-', '').slice(-12)}_${table}`;
}
