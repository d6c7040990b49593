import { betterAuth } from 'better-auth';
import { getSessionFromCtx } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { SystemDoor } from '#database/system-door.ts';
import { accessChanged } from '#features/accounts/access-changed.ts';
import { keepEvent } from '#features/accounts/events/store.ts';
import { endPending, keepLink } from '#features/accounts/links/mailed-links.ts';
import { mayBeginSession } from '#features/accounts/session-store.ts';
import type { Tries } from '#features/accounts/tries.ts';
import { m } from '#generated/messages/messages.js';
import { accountLinkPath, resetPasswordPath, sitePaths } from '#lib/addresses.ts';
import { type Post, readerOf } from '#lib/letters.ts';
import { baseLocale, parseLocale } from '#lib/locale.ts';
import { guards } from './guards.ts';
import { askedAgain } from './proof.ts';
import type { Provider } from './provider-list.ts';
import { lazyProviders } from './providers.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { restaurantHeader } from './request.ts';
import { secondFactorRules } from './second-factor.ts';
import { securityEvents } from './security-events.ts';
import { cookiePrefix, sessionSeconds } from './session-cookie.ts';
import * as tables from './tables.ts';
import { factorAfterThirdParty } from './third-party-factor.ts';
import { addressOf, boundedTries, openTheWay } from './tries.ts';

export interface AuthOptions {
  /** The library's own statements run on this. */
  pool: pg.Pool;
  system: SystemDoor;
  appSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
  post: Post;
  tries: Tries;
  providers: readonly Provider[];
}

const hourS = 60 * 60;
const minute = { window: 60 };
/** Only the contract's calls, or nobody, do these. */
const disabledPaths = [
  '/sign-up/email',
  '/delete-user',
  '/delete-user/callback',
  '/update-session',
  '/account-info',
  '/get-access-token',
  '/refresh-token',
  '/list-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/revoke-other-sessions',
  '/verify-password',
  '/set-password',
  '/verify-email',
  '/change-email',
];
/** What decides rights is never the library's to write. */
const rights = ['role', 'restaurantId', 'active', 'metadata'];

/** Sign-in, sessions, second factors and third parties, by a kept library on this schema's tables. */
export function createAuth({
  pool,
  system,
  appSecret,
  publicUrl,
  trustedOrigins,
  post,
  tries,
  providers,
}: AuthOptions) {
  return betterAuth({
    appName: 'Comanda',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: appSecret,
    trustedOrigins,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    disabledPaths,
    onAPIError: { throw: true, errorURL: publicUrl + sitePaths.login },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: hourS,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        // Whoever may not enter needs no password; who asks is answered as always.
        if (!(user as { active?: boolean }).active) return;
        await keepLink(system, { purpose: 'reset', userId: user.id, email: user.email, token });
        const values = { email: user.email, url: publicUrl + resetPasswordPath(token) };
        post.letter({ ...readerOf(user), template: 'reset', values });
      },
      async onPasswordReset({ user }, request) {
        await openTheWay(system, tries, user, request?.headers);
        await endPending(system, user.id);
        await keepEvent(system, { kind: 'passwordReset', userId: user.id, address: addressOf(request) });
        const values = { email: user.email, url: sitePaths.login };
        post.letter({ ...readerOf(user), template: 'passwordChanged', values });
      },
    },
    emailVerification: {
      expiresIn: hourS,
      // The library's own link acts when it is opened, by whomever: its path is closed, and the letter has one of ours.
      async sendVerificationEmail({ user }) {
        const token = await keepLink(system, { purpose: 'verify', userId: user.id, email: user.email });
        post.letter({
          ...readerOf(user),
          template: 'verification',
          values: { email: user.email, url: accountLinkPath(token) },
        });
      },
    },
    session: { ...tables.sessionTable, expiresIn: sessionSeconds, disableSessionRefresh: true, freshAge: 0 },
    user: tables.userTable,
    account: {
      ...tables.accountTable,
      encryptOAuthTokens: true,
      accountLinking: {
        // Only someone who is signed in links an identity: an address that a third party vouches for proves nothing here.
        disableImplicitLinking: true,
        allowDifferentEmails: true,
        trustedProviders: providers.map(({ id }) => id),
      },
    },
    verification: tables.verificationTable,
    rateLimit: {
      enabled: true,
      storage: 'database',
      ...tables.rateLimitTable,
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/email': { ...minute, max: 20 },
        '/sign-in/social': { ...minute, max: 20 },
        '/two-factor/*': { ...minute, max: 20 },
        '/change-password': { ...minute, max: 10 },
        '/request-password-reset': { ...minute, max: 10 },
        '/send-verification-email': { ...minute, max: 10 },
      },
    },
    plugins: [
      guards(),
      boundedTries(system, tries),
      askedAgain(system, post),
      lazyProviders(providers),
      twoFactor({
        issuer: 'Comanda',
        schema: tables.twoFactorTables,
        backupCodeOptions: { customBackupCodesGenerate: recoveryCodes },
        otpOptions: {
          period: 5,
          storeOTP: 'hashed',
          sendOTP({ user, otp }) {
            const { locale, phone } = user as { locale?: string; phone?: string | null };
            const text = m['mail.otpText']({ code: otp }, { locale: parseLocale(locale) ?? baseLocale });
            if (phone) post.text({ to: phone, text });
          },
        },
      }),
      secondFactorRules(system, tries, post),
      factorAfterThirdParty(system),
      securityEvents(system),
    ],
    databaseHooks: {
      user: {
        create: { before: async () => false },
        update: { before: async (change) => !rights.some((field) => field in change) },
      },
      account: {
        create: {
          async after(account, ctx) {
            const session = ctx && account.providerId !== 'credential' ? await getSessionFromCtx(ctx) : null;
            if (session?.user.id !== account.userId) return;
            const { name } = providers.find(({ id }) => id === account.providerId) ?? { name: account.providerId };
            const { id: sessionId } = session.session;
            const how = { what: 'linked', provider: name, address: addressOf(ctx) } as const;
            await accessChanged({ system, post }, { person: session.user, sessionId, ...how });
          },
        },
      },
      session: {
        create: {
          async before(session, ctx) {
            const restaurantId = ctx?.headers?.get(restaurantHeader) || null;
            return (await mayBeginSession(system, session.userId, restaurantId)) ? { data: session } : false;
          },
        },
      },
    },
    advanced: {
      cookiePrefix,
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: ['x-client-address'] },
      database: { generateId: () => uuidv7() },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
