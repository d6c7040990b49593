import { z } from 'zod';
import { cents, email, instant, uuid } from '#lib/call.ts';
import { roles } from '#lib/permissions.ts';
import { securityEventKinds } from '../../accounts/events/values.ts';
import { paymentMethods, paymentStatuses } from '../../billing/values.ts';
import { reservationStatuses } from '../../reservations/values.ts';

/** The person who asks is known by the address they have shown to be theirs. */
export const aboutPerson = z.strictObject({ email });

/** What the service holds about a person, in the words of a document that is handed to them. */
export const personData = z.object({
  email: z.string(),
  /** False when nothing is held. */
  found: z.boolean(),
  readAt: instant,
  account: z
    .object({
      id: uuid,
      name: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      phone: z.string().nullable(),
      phoneVerified: z.boolean(),
      picture: z.string().nullable(),
      role: z.enum(roles).exclude(['kitchen', 'diner', 'visitor']),
      /** Null for the administrator of the service. */
      restaurant: z.string().nullable(),
      active: z.boolean(),
      locale: z.string(),
      hasPassword: z.boolean(),
      twoFactorEnabled: z.boolean(),
      createdAt: instant,
      updatedAt: instant,
    })
    .nullable(),
  /** The third parties that their account is linked with. */
  identities: z.array(z.object({ provider: z.string(), linkedAt: instant })),
  sessions: z.array(
    z.object({
      address: z.string().nullable(),
      agent: z.string().nullable(),
      createdAt: instant,
      renewedAt: instant,
      expiresAt: instant,
    }),
  ),
  /** Where they have signed in from. */
  addresses: z.array(z.object({ address: z.string(), seenAt: instant })),
  /** The restaurants that are theirs, or say that they are reached at this address. */
  contacts: z.array(z.object({ restaurant: z.string(), email: z.string(), phone: z.string(), address: z.string() })),
  feedback: z.array(z.object({ restaurant: z.string(), text: z.string(), rating: z.int(), createdAt: instant })),
  reservations: z.array(
    z.object({
      restaurant: z.string(),
      date: z.string(),
      time: z.string(),
      guests: z.int(),
      name: z.string(),
      phone: z.string(),
      note: z.string(),
      status: z.enum(reservationStatuses),
      createdAt: instant,
    }),
  ),
  /** Those that they are the payer of. */
  payments: z.array(
    z.object({
      restaurant: z.string(),
      plan: z.string(),
      method: z.enum(paymentMethods),
      status: z.enum(paymentStatuses),
      amountCents: cents,
      invoiceNumber: z.int().nullable(),
      payer: z.record(z.string(), z.unknown()),
      createdAt: instant,
      paidAt: instant.nullable(),
    }),
  ),
  /** What was written down of their own changes to the service, and of changes that name their address. */
  records: z.array(
    z.object({
      at: instant,
      actor: z.string(),
      action: z.string(),
      entityName: z.string(),
      changes: z.record(z.string(), z.unknown()),
      address: z.string(),
    }),
  ),
  /** Their sign-ins, refusals and changes of access, of half a year. */
  events: z.array(
    z.object({ at: instant, kind: z.enum(securityEventKinds), subject: z.string(), address: z.string() }),
  ),
});
export type PersonData = z.infer<typeof personData>;

/** How much was taken out; nothing at all when there was nothing. */
export const erased = z.object({
  account: z.boolean(),
  identities: z.int(),
  sessions: z.int(),
  contacts: z.int(),
  feedback: z.int(),
  reservations: z.int(),
});
export type Erased = z.infer<typeof erased>;
