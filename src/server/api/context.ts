import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Doors, mintScope, type Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import { renewSession } from '#features/accounts/session-store.ts';
import { accountByToken } from '#features/accounts/store.ts';
import type { WithPayments } from '#features/billing/providers/provider.ts';
import type {
  Account,
  Caller,
  CountedTries,
  Device,
  House,
  Limits,
  SignIn,
  Support,
  VisitorsSeat,
  WithSystem,
} from '#features/caller.ts';
import { seatByToken } from '#features/demo/store.ts';
import { deviceByToken } from '#features/devices/store.ts';
import type { Found } from '#features/restaurants/store.ts';
import type { ErrorCode } from '#lib/error-codes.ts';
import { CodedError } from '#lib/errors.ts';
import type { Issuer } from '#lib/issuer.ts';
import type { Post } from '#lib/letters.ts';
import { baseLocale, type Locale, parseLocale } from '#lib/locale.ts';
import { networkOf } from '#lib/network.ts';
import type { Permission } from '#lib/permissions.ts';
import { demonstration, demoToken } from '#server/sign-in/demo-cookie.ts';
import { deviceCookie, deviceToken } from '#server/sign-in/device-cookie.ts';
import { sessionToken } from '#server/sign-in/session-cookie.ts';
import { parseCookies, writeCookie } from './cookies.ts';
import { guestCookie, seatCookie, uuidIn } from './guest-cookies.ts';
import { Slugs } from './slugs.ts';

export interface ContextSource {
  doors: Doors;
  system: SystemDoor;
  limits: Limits;
  tries: CountedTries;
  appSecret: string;
  publicUrl: string;
  secure: boolean;
  post: Post;
  payments: WithPayments['payments'];
  issuer: Issuer | null;
  guestPayments: Caller['guestPayments'];
  agentDownloads: Caller['agentDownloads'];
  support: Support;
  demo: boolean;
  signIn(request: FastifyRequest, reply: FastifyReply): Omit<SignIn, 'rememberLocale'>;
  now(): Date;
  /** Told of a refusal that its call does not declare. */
  undeclared(call: string, code: ErrorCode): void;
  /** Told of an answer whose fields are not what its call declares: rows that no rule of today would have let in. */
  misshapen(call: string, fields: string[]): void;
}

const localeCookie = 'locale';
/** As long as people sit at a table, with room: after that the code is scanned again. */
const seatSeconds = 6 * 60 * 60;
const yearSeconds = 365 * 24 * 60 * 60;

/** Who asks: read from the request once, and the one place where scopes are minted. */
export class Context {
  readonly isDemo: boolean;
  readonly #source: ContextSource;
  readonly #slugs: Slugs;
  readonly #scopes = new Map<string, Scope>();
  /** The language of a page that is being made, for what is asked meanwhile. */
  readonly #spoken = new WeakMap<FastifyRequest, Locale>();

  constructor(source: ContextSource) {
    this.#source = source;
    this.isDemo = source.demo;
    this.#slugs = new Slugs(source.system, source.doors.changes);
  }

  undeclared(call: string, code: ErrorCode): void {
    this.#source.undeclared(call, code);
  }

  misshapen(call: string, fields: string[]): void {
    this.#source.misshapen(call, fields);
  }

  /** Everyone may be a caller; whether there is an account behind it is looked up only for calls that need one. */
  caller(request: FastifyRequest, reply: FastifyReply, account: Account | null = null): Caller {
    const { limits, tries, secure, publicUrl, issuer, guestPayments, agentDownloads, now, post } = this.#source;
    const cookies = parseCookies(request.headers.cookie);
    // Whose connection is gone already has none, and is still answered.
    const address = (request.ip as string | undefined) ?? '';
    const keep = (name: string, value: string) =>
      reply.header('set-cookie', writeCookie(name, value, { maxAgeSeconds: seatSeconds, secure }));
    const becomeGuest = (restaurantId: string) => {
      const name = guestCookie(restaurantId);
      const known = uuidIn(cookies[name]);
      if (known) return known;
      const fresh = randomUUID();
      cookies[name] = fresh;
      keep(name, fresh);
      return fresh;
    };
    return {
      locale:
        addressLocale(request) ??
        this.#spoken.get(request) ??
        parseLocale(cookies[localeCookie]) ??
        account?.locale ??
        baseLocale,
      address,
      network: networkOf(address),
      account,
      publicUrl,
      issuer,
      guestPayments,
      agentDownloads,
      now,
      limits,
      tries,
      post,
      house: (slug) => this.house(slug),
      inactiveHouse: async (slug) => {
        const found = await this.findInactive(slug);
        return found && { restaurantId: found.id, scope: this.scope(found.id) };
      },
      tableSeat: (restaurantId, table) => uuidIn(cookies[seatCookie(restaurantId, table)]),
      takeSeat(restaurantId, table, sitting) {
        keep(seatCookie(restaurantId, table), sitting);
        becomeGuest(restaurantId);
      },
      guest: (restaurantId) => uuidIn(cookies[guestCookie(restaurantId)]),
      becomeGuest,
    };
  }

  /** The language of a page made for whoever asks: the account's, on whichever device, which keeps it from then on. */
  async pageLocale(request: FastifyRequest, reply: FastifyReply): Promise<Locale> {
    const { locale } = this.caller(request, reply);
    if (addressLocale(request)) return locale;
    // Who cannot be read now still gets a page, which says so in its own words.
    const account = await this.account(request).catch(() => null);
    const own = account?.locale ?? locale;
    if (own === locale) return locale;
    this.rememberLocale(reply, own);
    this.#spoken.set(request, own);
    return own;
  }

  /** For the calls that declare that they reach across restaurants; their transactions take turns with the others of the key. */
  lent(request: FastifyRequest, reply: FastifyReply, key: string): WithSystem & WithPayments {
    const { system, post, payments, support, signIn, secure, demo } = this.#source;
    const cookies = parseCookies(request.headers.cookie);
    const rememberLocale = (locale: Locale) => this.rememberLocale(reply, locale);
    return {
      system: system.inTurn(key),
      post,
      payments,
      support,
      signIn: { ...signIn(request, reply), rememberLocale },
      deviceCookie: {
        token: deviceToken(cookies),
        keep: (token) => void reply.header('set-cookie', deviceCookie(token, secure)),
      },
      demonstration: demonstration(cookies, reply, { on: demo, secure }),
    };
  }

  async account(request: FastifyRequest): Promise<Account | null> {
    const token = sessionToken(parseCookies(request.headers.cookie), this.#source.appSecret);
    return token === null ? null : accountByToken(this.#source.system, token);
  }

  /** Calls are what a session is used for: a stream that stays open, or a page that was drawn, keeps none alive. */
  async renew({ sessionId }: Account): Promise<void> {
    await renewSession(this.#source.system, sessionId);
  }

  /** A refusal of somebody who is signed in is written down; a display is nobody. */
  async forbidden({ account, address }: Caller, permission: Permission): Promise<CodedError> {
    const event = { kind: 'permissionRefused', subject: permission } as const;
    if (account) await keepEvent(this.#source.system, { ...event, ...by({ account, address }) });
    return new CodedError('forbidden');
  }

  /** The paired display that asks; null when it is none any more, or not yet, and undefined when it never said that it was. */
  async device(request: FastifyRequest): Promise<Device | null | undefined> {
    const token = deviceToken(parseCookies(request.headers.cookie));
    return token === null ? undefined : deviceByToken(this.#source.system, token);
  }

  /** The table that this browser has of the demonstration. */
  async visitorsSeat(request: FastifyRequest): Promise<VisitorsSeat | null> {
    const token = this.#source.demo ? demoToken(parseCookies(request.headers.cookie)) : null;
    return token === null ? null : seatByToken(this.#source.system, token);
  }

  async house(slug: string): Promise<House> {
    const found = await this.findSlug(slug);
    if (!found) throw new CodedError('restaurant_not_found');
    return { restaurantId: found.id, scope: this.scope(found.id) };
  }

  /** A restaurant by its slug or a former one; `slug` in the answer is the one it has now. */
  async findSlug(slug: string): Promise<Found | null> {
    const found = await this.#slugs.find(slug);
    return found?.active ? found : null;
  }

  /** One that the platform has deactivated: who cannot show that they sit in it must not learn of it. */
  async findInactive(slug: string): Promise<Found | null> {
    const found = await this.#slugs.find(slug);
    return found && !found.active ? found : null;
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
