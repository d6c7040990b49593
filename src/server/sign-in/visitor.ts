import { getSessionFromCtx } from 'better-auth/api';

type Context = Parameters<typeof getSessionFromCtx>[0];

export interface Visitor {
  id: string;
  /** False while a second factor is still being asked for. */
  signedIn: boolean;
}

/** Whose second factor a request is about: who is signed in, or who has just given the right password. */
export async function visitorOf(ctx: Context): Promise<Visitor | null> {
  const session = await getSessionFromCtx(ctx);
  if (session) return { id: session.user.id, signedIn: true };
  const cookie = ctx.context.createAuthCookie('two_factor');
  const challenge = await ctx.getSignedCookie(cookie.name, ctx.context.secret);
  const found = challenge ? await ctx.context.internalAdapter.findVerificationValue(challenge) : null;
  return found && found.expiresAt > new Date() ? { id: found.value, signedIn: false } : null;
}
