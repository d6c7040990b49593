import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type pg from 'pg';
import { refuse } from './auth-refuse.ts';
import { networkOf, type Tries } from './tries.ts';

export const addressHeader = 'x-client-address';

/** These ask someone who is signed in for the password again. */
const askPassword = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
]);
const sendLetters = new Set(['/request-password-reset', '/send-verification-email', '/change-email']);

const text = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase().slice(0, 300) : '');

/**
 * Bounds the guessing of passwords. An account's budget counts everywhere, but where it has been used before only that
 * address's own budget binds: whoever guesses from elsewhere does not lock it out.
 */
export function boundedTries(pool: pg.Pool, tries: Tries): BetterAuthPlugin {
  async function isKnown(email: string, network: string): Promise<boolean> {
    const { rowCount } = await pool.query({
      name: 'tries.isKnown',
      text: 'select from known_addresses k join users u on u.id = k.user_id where u.email = $1 and k.address = $2',
      values: [email, network],
    });
    return rowCount === 1;
  }

  const beforeSignIn = createAuthMiddleware(async (ctx) => {
    const network = networkOf(ctx.headers?.get(addressHeader) ?? '');
    const email = text(ctx.body?.email);
    const taken = await Promise.all([
      tries.take('signInHere', `${email} ${network}`),
      tries.take('signInAddress', network),
      tries.take('signInAccount', email),
    ]);
    const [here, address, account] = taken;
    if (!here || !address || !(account || (await isKnown(email, network)))) throw refuse('too_many_requests');
  });

  const afterSignIn = createAuthMiddleware(async (ctx) => {
    const user = ctx.context.newSession?.user;
    if (!user) return;
    const network = networkOf(ctx.headers?.get(addressHeader) ?? '');
    const email = text(ctx.body?.email);
    await Promise.all([
      tries.forget('signInHere', `${email} ${network}`),
      tries.giveBack('signInAddress', network),
      tries.giveBack('signInAccount', email),
      pool.query({
        name: 'tries.know',
        text: `insert into known_addresses (user_id, address) values ($1, $2)
          on conflict (user_id, address) do update set seen_at = now()`,
        values: [user.id, network],
      }),
    ]);
  });

  const beforePassword = createAuthMiddleware(async (ctx) => {
    const session = await getSessionFromCtx(ctx);
    if (session && !(await tries.take('password', session.user.id))) throw refuse('too_many_requests');
  });

  const afterPassword = createAuthMiddleware(async (ctx) => {
    if (ctx.context.returned instanceof Error) return;
    const session = await getSessionFromCtx(ctx);
    if (session) await tries.forget('password', session.user.id);
  });

  const beforeLetter = createAuthMiddleware(async (ctx) => {
    const session = ctx.path === '/change-email' ? await getSessionFromCtx(ctx) : null;
    const key = session?.user.id ?? text(ctx.body?.email);
    if (!(await tries.take('letter', `${ctx.path} ${key}`))) throw refuse('too_many_requests');
  });

  return {
    id: 'bounded-tries',
    hooks: {
      before: [
        { matcher: ({ path }) => path === '/sign-in/email', handler: beforeSignIn },
        { matcher: ({ path }) => askPassword.has(path ?? ''), handler: beforePassword },
        { matcher: ({ path }) => sendLetters.has(path ?? ''), handler: beforeLetter },
      ],
      after: [
        { matcher: ({ path }) => path === '/sign-in/email', handler: afterSignIn },
        { matcher: ({ path }) => askPassword.has(path ?? ''), handler: afterPassword },
      ],
    },
  };
}
