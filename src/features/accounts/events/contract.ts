import { z } from 'zod';
import { call, instant, uuid } from '#lib/call.ts';
import { securityEventKinds } from './values.ts';

export const securityEvent = z.object({
  id: uuid,
  at: instant,
  kind: z.enum(securityEventKinds),
  /** Whose account it is about; null where it is about none, or about one that there is not. */
  person: z.string().nullable(),
  /** Who did it; null where that is not known. */
  actor: z.string().nullable(),
  /** What it was about, if not an account: a permission, a role, a third party, a screen. */
  subject: z.string(),
  address: z.string(),
  /** Null: of the platform's own people, or of an account that there is not. */
  restaurant: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

const page = z.strictObject({ cursor: uuid.optional() });
const events = z.object({ events: z.array(securityEvent), nextCursor: uuid.nullable() });
const tags = ['accounts'];

export const securityEvents = {
  ofRestaurant: call({ permission: 'staff' })
    .route({
      method: 'GET',
      path: '/security-events',
      summary: "Sign-ins, refusals and changes of access of the restaurant's people, newest first, of half a year",
      tags,
    })
    .input(page)
    .output(events),

  ofAll: call({ permission: 'platform', system: true })
    .route({
      method: 'GET',
      path: '/platform/security-events',
      summary: 'The same of all restaurants, and of the platform itself',
      tags: ['platform'],
    })
    .input(page)
    .output(events),
};
