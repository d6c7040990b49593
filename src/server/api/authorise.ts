import type { FastifyReply, FastifyRequest } from 'fastify';
import { mustEnrol } from '#features/accounts/must-enrol.ts';
import { isSubscribed, isSubscribedOrNew } from '#features/accounts/store.ts';
import type { Account, Actor, Caller, Device } from '#features/caller.ts';
import type { CallerOf } from '#features/serves.ts';
import { spend } from '#features/spend.ts';
import type { CallMeta } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { may, mayBegin, needsSubscription, type Permission } from '#lib/permissions.ts';
import type { Context } from './context.ts';
import { spendAsAnyone } from './spend-as-anyone.ts';

export interface Request {
  request: FastifyRequest;
  reply: FastifyReply;
  context: Context;
}

interface Asked {
  input: unknown;
  writes: boolean;
}

/**
 * Admits a caller to a call by what the call declares, or refuses. Every call passes here, in process and over HTTP, and counts against the
 * budget of whoever makes it.
 */
export function authorise<P extends Permission, System extends boolean = false>(
  request: Request,
  meta: CallMeta<P, System>,
): Promise<CallerOf<CallMeta<P, System>>>;
export function authorise(request: Request, meta: Partial<CallMeta>, asked: Asked): Promise<Caller>;
export async function authorise(
  { request, reply, context }: Request,
  meta: Partial<CallMeta>,
  { input, writes }: Asked = { input: undefined, writes: false },
): Promise<Caller> {
  const { permission } = meta;
  if (!permission) throw new Error('A call must declare a permission');
  /** `key`: whose transactions take turns. */
  const lent = (key: string) => (meta.system ? context.lent(request, reply, key) : null);
  if (permission === 'public') {
    const anyone = context.caller(request, reply);
    spendAsAnyone(anyone, meta.budget, input);
    return { ...anyone, ...lent(anyone.network) };
  }

  if (may('visitor', permission)) {
    // Whoever is signed in has it by their browser too, as a visitor like any other.
    const seat = await context.visitorsSeat(request);
    if (!seat) throw new CodedError('demo_table_gone');
    const scope = context.scope(seat.restaurantId);
    const anyone = context.caller(request, reply);
    spend(anyone.limits, 'visitor', seat.tableId);
    const visitor = { ...anyone, ...lent(seat.restaurantId), seat, scope };
    return visitor;
  }

  const { account, device } = await whoever({ request, context }, permission);
  if (account?.sessionStale) await context.renew(account);
  const known = context.caller(request, reply, account);
  const [kind, by] = account ? (['session', account.sessionId] as const) : (['device', device.id] as const);
  spend(known.limits, kind, by);
  if (writes) spend(known.limits, `${kind}Writes`, by);
  const { restaurantId, restaurantActive } = account ?? device;
  if (!may(account?.role ?? 'kitchen', permission)) throw await context.forbidden(known, permission);
  if (account && permission !== 'account' && mustEnrol(account, context.isDemo))
    throw new CodedError('factor_required');
  // A session that somebody took, or found open, changes nothing of the platform.
  if (permission === 'platform' && writes && !account?.provedLately) throw new CodedError('proof_required');
  // Their own account stays theirs: to sign out, and to learn what has happened.
  if (restaurantActive === false && permission !== 'account') throw new CodedError('restaurant_inactive');
  const scope = restaurantId === null ? null : context.scope(restaurantId);
  // What only a restaurant's people may do is done in their restaurant.
  if (!scope && !may('admin', permission)) throw await context.forbidden(known, permission);
  const isOpen = mayBegin(permission) ? isSubscribedOrNew : isSubscribed;
  if (scope && needsSubscription(permission) && !(await isOpen(scope))) throw new CodedError('subscription_required');
  const actor: Actor = { actorId: account?.id ?? null, deviceId: device?.id ?? null };
  const key = restaurantId ?? account?.id ?? '';
  const caller = { ...known, ...lent(key), actor, scope };
  return caller;
}

/** Whose request it is: a person's, whatever device they use; without one, that of the display that an owner has paired. */
async function whoever(
  { request, context }: Pick<Request, 'request' | 'context'>,
  permission: Permission,
): Promise<{ account: Account; device: null } | { account: null; device: Device }> {
  const account = await context.account(request);
  if (account) return { account, device: null };
  const device = await context.device(request);
  // About the account of who is signed in, a device learns that nobody is.
  if (device && permission !== 'account') return { account: null, device };
  // It was one, or is not one yet: only what a display asks for is answered so, elsewhere someone may sign in.
  if (device === null && may('kitchen', permission)) throw new CodedError('device_disconnected');
  throw new CodedError('not_signed_in');
}
