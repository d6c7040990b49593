import { createEmailVerificationToken, isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Desk, SecondFactor } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Post } from '#lib/letters.ts';
import { type Auth, createAuth } from './auth.ts';
import { authRefusal } from './auth-errors.ts';
import { authHeaders, passCookies, restaurantHeader } from './auth-request.ts';
import { parseCookies } from './cookies.ts';
import type { Outbox } from './mail-outbox.ts';
import type { Provider } from './provider-list.ts';
import { renewedCookie } from './session-cookie.ts';
import { Tries } from './tries.ts';

export interface AccountsOptions {
  pool: pg.Pool;
  appSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
  providers: readonly Provider[];
  support: Desk['support'];
  post: Post;
  /** Where letters are kept instead of being sent; null when they are sent. */
  outbox: Outbox | null;
}

/** All that the server needs to serve accounts. */
export interface Accounts {
  auth: Auth;
  post: Post;
  outbox: Outbox | null;
  desk(request: FastifyRequest, reply: FastifyReply): Omit<Desk, 'rememberLocale'>;
}

const hourS = 60 * 60;

export function openAccounts(options: AccountsOptions): Accounts {
  const tries = new Tries(options.pool);
  const auth = createAuth({ ...options, tries });
  const providers = options.providers.map(({ id, name }) => ({ id, name }));
  return {
    auth,
    post: options.post,
    outbox: options.outbox,
    desk: (request, reply) => createDesk({ ...options, auth, tries, providers }, request, reply),
  };
}

interface DeskOptions {
  auth: Auth;
  tries: Tries;
  appSecret: string;
  publicUrl: string;
  providers: Desk['providers'];
  support: Desk['support'];
}

/** Does for the calls about accounts what needs the authentication library, a request and its answer. */
function createDesk(
  { auth, tries, appSecret, publicUrl, providers, support }: DeskOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Desk, 'rememberLocale'> {
  return {
    publicUrl,
    providers,
    support,
    async signIn(restaurantId, body) {
      const headers = authHeaders(request);
      headers.set(restaurantHeader, restaurantId);
      const response = await auth.api.signInEmail({ body, headers, asResponse: true }).catch((error: unknown) => {
        throw isAPIError(error) ? (authRefusal(error.statusCode, error.body ?? null) ?? error) : error;
      });
      const answer = (await response.json().catch(() => null)) as (Partial<SecondFactor> & { code?: string }) | null;
      if (!response.ok) throw authRefusal(response.status, answer) ?? new CodedError('internal');
      passCookies(response, reply);
      return {
        twoFactorRedirect: answer?.twoFactorRedirect ?? false,
        twoFactorMethods: answer?.twoFactorMethods ?? [],
      };
    },
    renewCookie() {
      const secure = publicUrl.startsWith('https:');
      const cookie = renewedCookie(parseCookies(request.headers.cookie), secure);
      if (cookie) reply.header('set-cookie', cookie);
    },
    async verificationUrl(email) {
      const token = await createEmailVerificationToken(appSecret, email, undefined, hourS);
      const callbackURL = encodeURIComponent('/login?email=verified');
      return `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${callbackURL}`;
    },
    passwordTry: (accountId) => tries.take('password', accountId),
    passwordFits: (accountId) => tries.forget('password', accountId),
  };
}
