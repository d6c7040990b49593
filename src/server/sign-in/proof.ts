import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { SystemDoor } from '#database/system-door.ts';
import { accessChanged } from '#features/accounts/access-changed.ts';
import { keepEvent } from '#features/accounts/events/store.ts';
import { endPending, markLinkUsed } from '#features/accounts/links/mailed-links.ts';
import { sitePaths } from '#lib/addresses.ts';
import { type Post, readerOf } from '#lib/letters.ts';
import { refuse } from './refuse.ts';
import { addressOf } from './tries.ts';

type Context = Parameters<typeof getSessionFromCtx>[0];

/** Who changed it, and with which session they go on; null when nothing was changed. */
export async function whoChanged(ctx: Context & { context: { returned?: unknown } }) {
  if (ctx.context.returned instanceof Error) return null;
  return ctx.context.newSession ?? (await getSessionFromCtx(ctx));
}

/**
 * Whoever is at an unlocked phone, or has a stolen session, is signed in and does not know the password: however young the session is,
 * it is asked for again before a third party may open the account, or one may no longer. Stands behind the bounded tries.
 */
export function askedAgain(system: SystemDoor, post: Post): BetterAuthPlugin {
  const prove = createAuthMiddleware(async (ctx) => {
    const session = await getSessionFromCtx(ctx);
    if (!session) throw refuse('not_signed_in');
    const password: unknown = ctx.body?.password;
    const account = await ctx.context.internalAdapter.findCredentialAccount(session.user.id);
    const fits =
      typeof password === 'string' &&
      password.length <= 128 &&
      account?.password &&
      (await ctx.context.password.verify({ hash: account.password, password }));
    if (!fits) throw refuse('password_wrong');
  });

  const afterwards = (what: 'unlinked' | 'factorOff') =>
    createAuthMiddleware(async (ctx) => {
      const who = await whoChanged(ctx);
      if (!who) return;
      const { user: person, session } = who;
      await accessChanged({ system, post }, { person, sessionId: session.id, what, address: addressOf(ctx) });
    });
  const told = (template: 'passwordChanged' | 'recoveryCodes') =>
    createAuthMiddleware(async (ctx) => {
      const who = await whoChanged(ctx);
      if (!who) return;
      if (template === 'passwordChanged') await endPending(system, who.user.id);
      const { id, email } = who.user;
      await keepEvent(system, { kind: template, userId: id, actorId: id, address: addressOf(ctx) });
      const values = { email, url: sitePaths.forgotPassword };
      post.letter({ ...readerOf(who.user), template, values });
    });

  const linkUsed = createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof Error) return;
    const token: unknown = ctx.body?.token || ctx.query?.token;
    if (typeof token === 'string') await markLinkUsed(system, token);
  });

  return {
    id: 'asked-again',
    hooks: {
      before: [{ matcher: ({ path }) => path === '/link-social' || path === '/unlink-account', handler: prove }],
      after: [
        { matcher: ({ path }) => path === '/unlink-account', handler: afterwards('unlinked') },
        { matcher: ({ path }) => path === '/two-factor/disable', handler: afterwards('factorOff') },
        { matcher: ({ path }) => path === '/change-password', handler: told('passwordChanged') },
        { matcher: ({ path }) => path === '/two-factor/generate-backup-codes', handler: told('recoveryCodes') },
        { matcher: ({ path }) => path === '/reset-password', handler: linkUsed },
      ],
    },
  };
}
