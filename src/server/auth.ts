import { betterAuth } from 'better-auth';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { baseLocale } from '#lib/locale.ts';
import { cookiePrefix } from './session-cookie.ts';

export interface AuthOptions {
  pool: pg.Pool;
  appSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
}

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
const dayS = 24 * 60 * 60;

/** Sign-in, sessions and their limits, by a kept library on this schema's tables. Roles and tenants are read-only to it. */
export function createAuth({ pool, appSecret, publicUrl, trustedOrigins }: AuthOptions) {
  return betterAuth({
    appName: 'Comanda',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret: appSecret,
    trustedOrigins,
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 8, maxPasswordLength: 128 },
    session: {
      modelName: 'sessions',
      expiresIn: 30 * dayS,
      updateAge: dayS,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...stamps,
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...stamps },
      additionalFields: {
        role: { type: 'string', input: false, required: false },
        restaurantId: { type: 'string', input: false, required: false, fieldName: 'restaurant_id' },
        active: { type: 'boolean', input: false, required: false },
        locale: { type: 'string', input: false, required: false, defaultValue: baseLocale },
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...stamps,
      },
    },
    verification: { modelName: 'verifications', fields: { expiresAt: 'expires_at', ...stamps } },
    rateLimit: {
      enabled: true,
      storage: 'database',
      modelName: 'rate_limits',
      fields: { lastRequest: 'last_request' },
      window: 60,
      max: 120,
      customRules: { '/sign-in/email': { window: 60, max: 20 } },
    },
    databaseHooks: {
      session: {
        create: {
          // A deactivated account cannot begin a session, whatever its password.
          before: async (session) => {
            const { rows } = await pool.query({
              name: 'auth.active',
              text: 'select active from users where id = $1',
              values: [session.userId],
            });
            return rows[0]?.active ? { data: session } : false;
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
