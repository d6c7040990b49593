import { z } from 'zod';
import { call, currentPassword, instant } from '#lib/call.ts';
import { accountEnds, onlineProviders } from '../values.ts';

const account = z.object({
  /** What the provider calls whoever receives. */
  externalId: z.string(),
  connectedAt: instant,
  endedAt: instant.nullable(),
  endReason: z.enum(accountEnds).nullable(),
});

const standing = z.object({
  /** Who takes what guests pay by themselves; null: this service has nobody who does. */
  provider: z.enum(onlineProviders).nullable(),
  /** The account of the house there: the one to which guests pay, or the last one. */
  account: account.nullable(),
});
export type OnlineStanding = z.infer<typeof standing>;

const permission = 'settings';
const tags = ['checks'];

export const onlineCalls = {
  online: call({ permission })
    .route({ method: 'GET', path: '/checks/online', summary: "The house's account at the payment provider", tags })
    .output(standing),

  connect: call({
    permission,
    refusals: ['online_unavailable', 'password_wrong', 'too_many_requests'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/checks/online/connect',
      summary: "Where the owner agrees that guests pay to their account; asks for one's password",
      tags,
    })
    .input(z.strictObject({ password: currentPassword }))
    .output(z.object({ url: z.string() })),

  connected: call({
    permission,
    refusals: ['online_unavailable', 'consent_refused', 'provider_unavailable'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/checks/online/connected',
      summary: 'What the owner came back with becomes access to their account',
      tags,
    })
    .input(z.strictObject({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(500) }))
    .output(standing),

  disconnect: call({ permission, system: true })
    .route({
      method: 'POST',
      path: '/checks/online/disconnect',
      summary: 'Guests pay to that account no more; what is on its way there is called back',
      tags,
    })
    .input(z.strictObject({}))
    .output(standing),
};
