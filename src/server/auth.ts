import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { m } from '#generated/messages/messages.js';
import type { Post } from '#lib/letters.ts';
import { baseLocale, parseLocale } from '#lib/locale.ts';
import { guards } from './auth-guards.ts';
import { lazyProviders } from './auth-providers.ts';
import { restaurantHeader } from './auth-request.ts';
import { secondFactorRules } from './auth-second-factor.ts';
import * as tables from './auth-tables.ts';
import { boundedTries } from './auth-tries.ts';
import type { Provider } from './provider-list.ts';
import { cookiePrefix, sessionSeconds } from './session-cookie.ts';
import type { Tries } from './tries.ts';

export interface AuthOptions {
  pool: pg.Pool;
  appSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
  post: Post;
  tries: Tries;
  providers: readonly Provider[];
}

const dayS = 24 * 60 * 60;
const hourS = 60 * 60;
const minute = { window: 60 };
/** Only the contract's calls, or nobody, do these. */
const disabledPaths = [
  ...['/sign-up/email', '/delete-user', '/delete-user/callback', '/update-session', '/account-info'],
  ...['/get-access-token', '/refresh-token', '/list-sessions', '/revoke-session', '/revoke-sessions'],
  ...['/revoke-other-sessions', '/verify-password', '/set-password'],
];
/** What decides rights is never the library's to write. */
const rights = ['role', 'restaurantId', 'active', 'metadata'];

/** Sign-in, sessions, second factors and third parties, by a kept library on this schema's tables. */
export function createAuth({ pool, appSecret, publicUrl, trustedOrigins, post, tries, providers }: AuthOptions) {
  const reader = ({ email, locale }: { email: string; locale?: unknown }) => ({
    to: email,
    locale: parseLocale(locale as string) ?? baseLocale,
  });

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
    onAPIError: { throw: true, errorURL: `${publicUrl}/login` },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: hourS,
      revokeSessionsOnPasswordReset: true,
      async sendResetPassword({ user, token }) {
        const url = `${publicUrl}/reset-password?token=${token}`;
        post.letter({ ...reader(user), template: 'reset', values: { email: user.email, url } });
      },
      async onPasswordReset({ user }) {
        // Whoever reads the mailbox is the owner of the account, whatever others have guessed meanwhile.
        await tries.forget('signInAccount', user.email);
        const values = { email: user.email, url: `${publicUrl}/login` };
        post.letter({ ...reader(user), template: 'passwordChanged', values });
      },
    },
    emailVerification: {
      expiresIn: hourS,
      async sendVerificationEmail({ user, url }) {
        post.letter({ ...reader(user), template: 'verification', values: { email: user.email, url } });
      },
    },
    session: { ...tables.sessionTable, expiresIn: sessionSeconds, updateAge: dayS, freshAge: dayS },
    user: {
      ...tables.userTable,
      changeEmail: {
        enabled: true,
        async sendChangeEmailConfirmation({ user, newEmail, url }) {
          const values = { email: user.email, newEmail, url };
          post.letter({ ...reader(user), template: 'emailChange', values });
        },
      },
    },
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
        '/change-email': { ...minute, max: 10 },
        '/request-password-reset': { ...minute, max: 10 },
        '/send-verification-email': { ...minute, max: 10 },
      },
    },
    plugins: [
      guards(),
      boundedTries(pool, tries),
      lazyProviders(providers),
      twoFactor({
        issuer: 'Comanda',
        schema: tables.twoFactorTables,
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
      secondFactorRules(pool, tries),
    ],
    databaseHooks: {
      user: {
        create: { before: async () => false },
        update: { before: async (change) => !rights.some((field) => field in change) },
      },
      session: {
        create: {
          // A deactivated account cannot begin a session, whatever its password; nor one of another restaurant at this one's door.
          async before(session, ctx) {
            const { rows } = await pool.query<{ active: boolean; restaurantId: string | null }>({
              name: 'auth.admitted',
              text: 'select active, restaurant_id as "restaurantId" from users where id = $1',
              values: [session.userId],
            });
            const door = ctx?.headers?.get(restaurantHeader);
            const admitted = rows[0]?.active && (!door || rows[0].restaurantId === door);
            return admitted ? { data: session } : false;
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
