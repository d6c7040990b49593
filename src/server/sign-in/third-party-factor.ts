import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { deleteSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import type { SystemDoor } from '#database/system-door.ts';
import { factorsAsked } from '#features/accounts/factor-store.ts';
import { sitePaths } from '#lib/addresses.ts';

const challengeSeconds = 10 * 60;
/** Pages that can ask for the second step. */
const doors = new Set<string>([sitePaths.login, sitePaths.accountLink]);

/**
 * The library asks for a second factor after a password alone. Here it is asked for after a third party as well: the way back from
 * there is a link like any other, and none opens a session past the second step.
 */
export function factorAfterThirdParty(system: SystemDoor): BetterAuthPlugin {
  const ask = createAuthMiddleware(async (ctx) => {
    const made = ctx.context.newSession;
    if (!made) return;
    const asked = await factorsAsked(system, made.user.id);
    if (!asked) return;
    deleteSessionCookie(ctx, true);
    await ctx.context.internalAdapter.deleteSession(made.session.token);
    ctx.context.setNewSession(null);

    // As the library's own challenge, so that its own paths take the answer.
    const identifier = `2fa-${generateRandomString(20)}`;
    const expiresAt = new Date(Date.now() + challengeSeconds * 1_000);
    const values = { [identifier]: made.user.id, [`2fa-attempts-${identifier}`]: '0' };
    for (const [name, value] of Object.entries(values)) {
      await ctx.context.internalAdapter.createVerificationValue({ identifier: name, value, expiresAt });
    }
    const cookie = ctx.context.createAuthCookie('two_factor', { maxAge: challengeSeconds });
    await ctx.setSignedCookie(cookie.name, identifier, ctx.context.secret, cookie.attributes);

    const { headers } = ctx.context.returned as { headers?: HeadersInit };
    const meant = new URL(new Headers(headers).get('location') ?? sitePaths.login, ctx.context.baseURL);
    const page = doors.has(meant.pathname) ? meant.pathname : sitePaths.login;
    const query = page === meant.pathname ? meant.searchParams : new URLSearchParams();
    const factors = (['totp', 'otp'] as const).filter((factor) => asked[factor]);
    query.set('second', factors.join('.'));
    throw ctx.redirect(`${page}?${query}`);
  });

  return {
    id: 'factor-after-third-party',
    hooks: { after: [{ matcher: ({ path }) => path === '/callback/:id', handler: ask }] },
  };
}
