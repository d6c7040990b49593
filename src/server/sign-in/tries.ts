import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { SystemDoor } from '#database/system-door.ts';
import { keepRefusedSignIn } from '#features/accounts/events/store.ts';
import { isKnown, knowAddress } from '#features/accounts/known-addresses.ts';
import type { Tries } from '#features/accounts/tries.ts';
import { networkOf } from '#lib/network.ts';
import { refuse } from './refuse.ts';

export const addressHeader = 'x-client-address';

/** These ask someone who is signed in for the password again. */
const askPassword = new Set([
  '/change-password',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/get-totp-uri',
  '/two-factor/generate-backup-codes',
  '/link-social',
  '/unlink-account',
]);
const sendLetters = new Set(['/request-password-reset', '/send-verification-email']);

export const addressOf = (asked: { headers?: Headers } | null | undefined) => asked?.headers?.get(addressHeader) ?? '';
export const emailIn = ({ body }: { body?: { email?: unknown } }) => text(body?.email);

const text = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase().slice(0, 300) : '');

/**
 * Whoever reads the mailbox is the owner of the account, whatever others have guessed meanwhile: with the new password they enter at
 * once, and others who go on guessing do not lock them out again where they are.
 */
export async function openTheWay(
  system: SystemDoor,
  tries: Tries,
  user: { id: string; email: string },
  headers: Headers | undefined,
): Promise<void> {
  const network = networkOf(addressOf({ headers }));
  await tries.forget('signInAccount', text(user.email));
  await tries.forget('signInHere', `${text(user.email)} ${network}`);
  if (network) await knowAddress(system, user.id, network);
}

/**
 * Bounds the guessing of passwords. An account's budget counts everywhere, but where it has been used before only that
 * address's own budget binds: whoever guesses from elsewhere does not lock it out.
 */
export function boundedTries(system: SystemDoor, tries: Tries): BetterAuthPlugin {
  const beforeSignIn = createAuthMiddleware(async (ctx) => {
    const network = networkOf(addressOf(ctx));
    const email = emailIn(ctx);
    const tooMany = async () => {
      await keepRefusedSignIn(system, email, addressOf(ctx));
      return refuse('too_many_requests');
    };
    const [here, address] = await Promise.all([
      tries.take('signInHere', `${email} ${network}`),
      tries.take('signInAddress', network),
    ]);
    // What is refused for its own address uses up nothing of the account's: one place cannot shut it for all others.
    if (!here || !address) throw await tooMany();
    const account = await tries.take('signInAccount', email);
    if (!account && !(await isKnown(system, email, network))) throw await tooMany();
  });

  const afterSignIn = createAuthMiddleware(async (ctx) => {
    const user = ctx.context.newSession?.user;
    if (!user) return;
    const network = networkOf(addressOf(ctx));
    const email = emailIn(ctx);
    await Promise.all([
      tries.forget('signInHere', `${email} ${network}`),
      tries.giveBack('signInAddress', network),
      tries.giveBack('signInAccount', email),
      knowAddress(system, user.id, network),
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
    if (!(await tries.take('letter', `${ctx.path} ${emailIn(ctx)}`))) throw refuse('too_many_requests');
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
