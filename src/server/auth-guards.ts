import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { z } from 'zod';
import { name } from '#lib/call.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import { refuse } from './auth-refuse.ts';

/** What the library would let pass: passwords that everyone tries first, fields that are not its to write, stale sessions. */
export function guards(): BetterAuthPlugin {
  const newPassword = createAuthMiddleware(async (ctx) => {
    const chosen: unknown = ctx.body?.newPassword;
    if (typeof chosen === 'string' && chosen.includes('\0')) throw refuse('invalid_input');
    if (typeof chosen === 'string' && chosen.length >= 8 && isCommonPassword(chosen)) {
      throw refuse('password_common', [{ path: 'newPassword', message: 'errors.password_common' }]);
    }
  });
  const rename = createAuthMiddleware(async (ctx) => {
    const body = z.strictObject({ name }).safeParse(ctx.body);
    if (!body.success) throw refuse('invalid_input', [{ path: 'name', message: 'fields.invalid' }]);
    return { context: { body: body.data } };
  });
  const fresh = createAuthMiddleware(async (ctx) => {
    const session = await getSessionFromCtx(ctx);
    const age = session ? Date.now() - new Date(session.session.createdAt).getTime() : 0;
    if (age >= ctx.context.sessionConfig.freshAge * 1_000) throw refuse('session_not_fresh');
  });
  return {
    id: 'guards',
    hooks: {
      before: [
        { matcher: ({ path }) => path === '/change-password' || path === '/reset-password', handler: newPassword },
        { matcher: ({ path }) => path === '/update-user', handler: rename },
        // Either would let whoever found an unlocked phone keep the account.
        { matcher: ({ path }) => path === '/link-social' || path === '/change-email', handler: fresh },
      ],
    },
  };
}
