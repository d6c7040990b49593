import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import type { SystemDoor } from '#database/system-door.ts';
import { accessChanged } from '#features/accounts/access-changed.ts';
import { keepEvent } from '#features/accounts/events/store.ts';
import {
  confirmFactor,
  hasConfirmedPhone,
  readFactorSecret,
  readPhone,
  takeStep,
} from '#features/accounts/factor-store.ts';
import { stepOf } from '#features/accounts/one-time-code.ts';
import type { Tries } from '#features/accounts/tries.ts';
import type { Post } from '#lib/letters.ts';
import { whoChanged } from './proof.ts';
import { refuse } from './refuse.ts';
import { addressOf } from './tries.ts';
import { visitorOf } from './visitor.ts';

/** What the library's second factor leaves open: a code is good once, and codes go to phones that have been confirmed. */
export function secondFactorRules(system: SystemDoor, tries: Tries, post: Post): BetterAuthPlugin {
  const codeOnce = createAuthMiddleware(async (ctx) => {
    const code: unknown = ctx.body?.code;
    const visitor = await visitorOf(ctx);
    if (!visitor || typeof code !== 'string') return;
    const encrypted = await readFactorSecret(system, visitor.id);
    if (encrypted === null) return;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: encrypted });
    const step = stepOf(secret, code, Date.now());
    // A wrong code is the library's to count and to refuse.
    if (step === null) return;
    if (await takeStep(system, visitor.id, step)) return;
    await keepEvent(system, { kind: 'secondFactorRefused', userId: visitor.id, address: addressOf(ctx) });
    throw refuse('code_invalid');
  });

  const newSecret = createAuthMiddleware(async (ctx) => {
    // The library would turn it on without a code having reached any phone: it is confirmed with verify-otp instead.
    if (ctx.body?.method === 'otp') throw refuse('phone_missing');
  });

  const sendCode = createAuthMiddleware(async (ctx) => {
    const visitor = await visitorOf(ctx);
    if (!visitor) return;
    const number = await readPhone(system, visitor.id);
    if (!number?.phone || !(number.verified || visitor.signedIn)) throw refuse('phone_missing');
    if (!(await tries.take('code', visitor.id))) throw refuse('too_many_requests');
  });

  /** With another way in the others leave, as they do when one is switched off, and its owner hears of it. */
  const switchedOn = (what: 'factorOn' | 'phoneOn', factor: 'app' | 'phone') =>
    createAuthMiddleware(async (ctx) => {
      const visitor = await visitorOf(ctx);
      const who = visitor?.signedIn ? await whoChanged(ctx) : null;
      if (!who) return;
      const confirmed = await confirmFactor(system, factor, who.user.id);
      // A number may have been confirmed before, and be switched on again.
      if (!confirmed && !ctx.context.newSession) return;
      await accessChanged(
        { system, post },
        { person: who.user, sessionId: who.session.id, what, address: addressOf(ctx) },
      );
    });
  const appOn = switchedOn('factorOn', 'app');
  const phoneOn = switchedOn('phoneOn', 'phone');

  const offered = createAuthMiddleware(async (ctx) => {
    const answer = ctx.context.returned as { twoFactorRedirect?: boolean; twoFactorMethods?: string[] } | undefined;
    if (!answer?.twoFactorRedirect) return;
    const toPhone = await hasConfirmedPhone(system, String(ctx.body?.email).toLowerCase());
    const methods = (answer.twoFactorMethods ?? []).filter((method) => method !== 'otp' || toPhone);
    return ctx.json({ twoFactorRedirect: true, twoFactorMethods: methods });
  });

  return {
    id: 'second-factor-rules',
    hooks: {
      before: [
        { matcher: ({ path }) => path === '/two-factor/verify-totp', handler: codeOnce },
        { matcher: ({ path }) => path === '/two-factor/enable', handler: newSecret },
        { matcher: ({ path }) => path === '/two-factor/send-otp', handler: sendCode },
      ],
      after: [
        { matcher: ({ path }) => path === '/two-factor/verify-totp', handler: appOn },
        { matcher: ({ path }) => path === '/two-factor/verify-otp', handler: phoneOn },
        { matcher: ({ path }) => path === '/sign-in/email', handler: offered },
      ],
    },
  };
}
