import { baseLocale } from '#lib/locale.ts';

const stamps = { createdAt: 'created_at', updatedAt: 'updated_at' };
const readOnly = { input: false, required: false } as const;

/** The authentication library's tables in this schema's names. What decides rights is read-only to it. */
export const userTable = {
  modelName: 'users',
  fields: { emailVerified: 'email_verified', ...stamps },
  additionalFields: {
    role: { type: 'string', ...readOnly },
    restaurantId: { type: 'string', ...readOnly, fieldName: 'restaurant_id' },
    active: { type: 'boolean', ...readOnly },
    locale: { type: 'string', ...readOnly, defaultValue: baseLocale },
    phone: { type: 'string', ...readOnly },
    phoneVerified: { type: 'boolean', ...readOnly, fieldName: 'phone_verified' },
  },
} as const;

export const sessionTable = {
  modelName: 'sessions',
  fields: { userId: 'user_id', expiresAt: 'expires_at', ipAddress: 'ip_address', userAgent: 'user_agent', ...stamps },
} as const;

export const accountTable = {
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
} as const;

export const verificationTable = {
  modelName: 'verifications',
  fields: { expiresAt: 'expires_at', ...stamps },
} as const;

export const rateLimitTable = { modelName: 'rate_limits', fields: { lastRequest: 'last_request' } } as const;

export const twoFactorTables = {
  user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
  twoFactor: {
    modelName: 'two_factors',
    fields: {
      userId: 'user_id',
      backupCodes: 'backup_codes',
      failedVerificationCount: 'failed_verification_count',
      lockedUntil: 'locked_until',
    },
  },
};
