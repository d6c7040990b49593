import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedInCaller, StaffCaller } from '#database/caller.ts';
import { isSubscribed } from '#features/accounts/store.ts';
import type { CallMeta } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { may, needsSubscription } from '#lib/permissions.ts';
import type { Context } from './context.ts';

export interface Request {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
}

/** Admits a caller to a call by what the call declares, or refuses. Every call passes here, in process and over HTTP. */
export async function authorise({ request, reply, context }: Request, meta: Partial<CallMeta>): Promise<Caller> {
  const { permission } = meta;
  if (!permission) throw new Error('A call must declare a permission');
  const lent = meta.system ? context.lent(request, reply) : null;
  if (permission === 'public') {
    const anyone = context.caller(request, reply);
    return lent ? { ...anyone, ...lent } : anyone;
  }

  const account = await context.account(request);
  if (!account) throw new CodedError('not_signed_in');
  if (!may(account.role, permission)) throw new CodedError('forbidden');
  // Their own account stays theirs: to sign out, and to learn what has happened.
  if (account.restaurantActive === false && permission !== 'account') throw new CodedError('restaurant_inactive');
  const scope = account.restaurantId === null ? null : context.scope(account.restaurantId);
  const caller: SignedInCaller = { ...context.caller(request, reply, account), ...lent, account, scope };
  if (!needsSubscription(permission)) return caller;
  if (!scope) throw new CodedError('forbidden');
  if (!(await isSubscribed(scope))) throw new CodedError('subscription_required');
  return caller as StaffCaller;
}
