import { createHmac } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { SystemDoor } from '#database/system-door.ts';
import { Tries } from '#features/accounts/tries.ts';
import type { SecondFactor, SignIn, Support } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Post } from '#lib/letters.ts';
import type { Outbox } from '#server/mail/outbox.ts';
import { type Auth, createAuth } from './auth.ts';
import { clearSiteData } from './clear-site-data.ts';
import { authRefusal } from './errors.ts';
import type { Provider } from './provider-list.ts';
import { authHeaders, passCookies, restaurantHeader } from './request.ts';

export interface AccountsOptions {
  pool: pg.Pool;
  system: SystemDoor;
  appSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
  providers: readonly Provider[];
  support: Support;
  post: Post;
  /** Where letters are kept instead of being sent; null when they are sent. */
  outbox: Outbox | null;
}

/** All that the server needs to serve accounts. */
export interface Accounts {
  auth: Auth;
  post: Post;
  outbox: Outbox | null;
  tries: Tries;
  support: Support;
  signIn(request: FastifyRequest, reply: FastifyReply): Omit<SignIn, 'rememberLocale'>;
}

export function openAccounts(options: AccountsOptions): Accounts {
  const tries = new Tries(options.system);
  const auth = createAuth({ ...options, tries });
  const providers = options.providers.map(({ id, name }) => ({ id, name }));
  return {
    auth,
    post: options.post,
    outbox: options.outbox,
    tries,
    support: options.support,
    signIn: (request, reply) => createSignIn({ ...options, auth, tries, providers }, request, reply),
  };
}

interface SignInOptions {
  auth: Auth;
  tries: Tries;
  appSecret: string;
  providers: SignIn['providers'];
}

/** Does for the calls about accounts what needs the authentication library, a request and its answer. */
function createSignIn(
  { auth, tries, appSecret, providers }: SignInOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<SignIn, 'rememberLocale'> {
  return {
    providers,
    async open(restaurantId, body) {
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
    signedOut: () => clearSiteData(reply),
    letterTry: (accountId) => tries.take('letter', `/change-email ${accountId}`),
    passwordTry: (accountId) => tries.take('password', accountId),
    passwordFits: (accountId) => tries.forget('password', accountId),
    pinTry: (budget, accountId) => tries.take(budget, accountId),
    async pinFits(askerId, approverId) {
      await Promise.all([tries.forget('pinAsker', askerId), tries.giveBack('pinApprover', approverId)]);
    },
    pinRenewed: (approverId) => tries.forget('pinApprover', approverId),
    sealedPin: (accountId, pin) =>
      createHmac('sha256', appSecret).update(`approval pin ${accountId} ${pin}`).digest('base64url'),
  };
}
