import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { z } from 'zod';
import { name } from '#lib/call.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import { refuse } from './refuse.ts';

/** What the library would let pass: passwords that everyone tries first, fields that are not its to write, other places left signed in. */
export function guards(): BetterAuthPlugin {
  const newPassword = createAuthMiddleware(async (ctx) => {
    const chosen: unknown = ctx.body?.newPassword;
    if (typeof chosen === 'string' && chosen.includes('\0')) throw refuse('invalid_input');
    if (typeof chosen === 'string' && chosen.length >= 8 && isCommonPassword(chosen)) {
      throw refuse('password_common', [{ path: 'newPassword', message: 'errors.password_common' }]);
    }
  });
  const otherPlaces = createAuthMiddleware(async (ctx) => {
    const revokeOtherSessions = ctx.body?.revokeOtherSessions !== false;
    return { context: { body: { ...ctx.body, revokeOtherSessions } } };
  });
  const rename = createAuthMiddleware(async (ctx) => {
    const body = z.strictObject({ name }).safeParse(ctx.body);
    if (!body.success)
      throw refuse('invalid_input', [{ path: 'name', message: body.error.issues[0]?.message ?? 'fields.invalid' }]);
    return { context: { body: body.data } };
  });
  return {
    id: 'guards',
    hooks: {
      before: [
        { matcher: ({ path }) => path === '/change-password' || path === '/reset-password', handler: newPassword },
        // With a new password the other places are signed out, unless one says otherwise.
        { matcher: ({ path }) => path === '/change-password', handler: otherPlaces },
        { matcher: ({ path }) => path === '/update-user', handler: rename },
      ],
    },
  };
}
