import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import type { SystemDoor } from '#database/system-door.ts';
import { keepEvent, keepRefusedSignIn } from '#features/accounts/events/store.ts';
import { addressOf, emailIn } from './tries.ts';
import { visitorOf } from './visitor.ts';

/** Writes down who signed in and who was refused. Stands behind all that may still take back a session. */
export function securityEvents(system: SystemDoor): BetterAuthPlugin {
  const entered = createAuthMiddleware(async (ctx) => {
    const address = addressOf(ctx);
    if (ctx.path === '/sign-in/email' && ctx.context.returned instanceof Error) {
      return keepRefusedSignIn(system, emailIn(ctx), address);
    }
    const person = ctx.context.newSession?.user;
    if (!person) return;
    const subject = typeof ctx.params?.id === 'string' ? ctx.params.id : '';
    await keepEvent(system, { kind: 'signedIn', userId: person.id, actorId: person.id, subject, address });
  });

  const secondStep = createAuthMiddleware(async (ctx) => {
    const visitor = await visitorOf(ctx);
    if (ctx.context.returned instanceof Error) {
      if (!visitor) return;
      return keepEvent(system, { kind: 'secondFactorRefused', userId: visitor.id, address: addressOf(ctx) });
    }
    // Someone who is signed in switches a factor on.
    if (!visitor?.signedIn) return entered(ctx);
  });

  return {
    id: 'security-events',
    hooks: {
      after: [
        { matcher: ({ path }) => path === '/sign-in/email' || path === '/callback/:id', handler: entered },
        { matcher: ({ path }) => path?.startsWith('/two-factor/verify-') ?? false, handler: secondStep },
      ],
    },
  };
}
