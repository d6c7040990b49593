import { z } from 'zod';
import { call, cents, cursor, instant, named, price, typed, uuid } from '#lib/call.ts';
import { mostCharacters } from '#lib/limits.ts';
import { plan } from '../billing/contract.ts';
import { subscriptionStatuses } from '../billing/values.ts';
import { discount, discountChange, newDiscount } from './discounts/contract.ts';
import { attentionList, platformStats } from './overview/contract.ts';
import { aboutPerson, erased, personData } from './privacy/contract.ts';
import { refundDue, refundMade } from './refunds/contract.ts';
import { managedRestaurant, restaurantChange, restaurantDetails, restaurantsAsked } from './restaurants/contract.ts';
import { longestPlanName } from './values.ts';

const search = typed(mostCharacters.search).optional();
const page = z.strictObject({ search, cursor });
const nextCursor = z.string().nullable();
export const managedSubscription = z.object({
  id: uuid,
  restaurantId: uuid,
  restaurant: z.string(),
  email: z.string(),
  plan: z.string(),
  status: z.enum(subscriptionStatuses),
  startedAt: instant,
  endsAt: instant,
  priceCents: cents,
});
export type ManagedSubscription = z.infer<typeof managedSubscription>;

export const managedPlan = plan.extend({
  /** In Portuguese. */
  name: z.string(),
  nameEn: z.string(),
  published: z.boolean(),
  retired: z.boolean(),
  position: z.int(),
  revision: z.int(),
  /** Restaurants that have it now. */
  inUse: z.int(),
});
export type ManagedPlan = z.infer<typeof managedPlan>;

/** A plan is sold, kept back, or retired: a retired one is not sold. */
export const planChange = z
  .strictObject({
    id: uuid,
    revision: z.int(),
    name: named(longestPlanName, 'fields.platform_name_required'),
    nameEn: named(longestPlanName, 'fields.platform_name_required'),
    priceCents: price,
    /** That a price of nothing is meant: without it none is saved. */
    free: z.boolean().default(false),
    tableLimit: z
      .int('fields.table_limit_range')
      .min(1, 'fields.table_limit_range')
      .max(100_000, 'fields.table_limit_range')
      .nullable(),
    highlighted: z.boolean(),
    published: z.boolean(),
    retired: z.boolean(),
  })
  .refine(({ published, retired }) => !(published && retired), { path: ['retired'], message: 'fields.plan_retired' });
export type PlanChange = z.infer<typeof planChange>;

export const writtenFeedback = z.object({
  id: uuid,
  restaurant: z.string(),
  /** Null when their account is gone. */
  author: z.string().nullable(),
  text: z.string(),
  /** Stars; 0 means none. */
  rating: z.int(),
  createdAt: instant,
});
export type WrittenFeedback = z.infer<typeof writtenFeedback>;

export const auditEntry = z.object({
  id: uuid,
  at: instant,
  actor: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: uuid.nullable(),
  entityName: z.string(),
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const about = (path: string, method: 'GET' | 'POST' | 'PUT', summary: string) => ({
  method,
  path: `/platform${path}` as const,
  summary,
  tags: ['platform'],
});

/** What the administrator of the service sees and changes; every change is in the audit log. */
export const platform = {
  stats: call({ permission: 'platform', system: true })
    .route(about('/stats', 'GET', 'Restaurants, subscriptions, revenue and growth'))
    .output(platformStats),

  attention: call({ permission: 'platform', system: true })
    .route(
      about(
        '/attention',
        'GET',
        'What the administrator acts on: the first five of each kind, and of which there are more',
      ),
    )
    .output(attentionList),

  restaurants: call({ permission: 'platform', system: true })
    .route(about('/restaurants', 'GET', 'Restaurants with their subscriptions, newest first or as they are sorted'))
    .input(restaurantsAsked)
    .output(z.object({ restaurants: z.array(managedRestaurant), nextCursor })),

  restaurant: call({ permission: 'platform', refusals: ['restaurant_not_found'], system: true })
    .route(
      about(
        '/restaurants/{id}',
        'GET',
        'One restaurant: its owners, its subscription and payments, how much it is used',
      ),
    )
    .input(z.strictObject({ id: uuid }))
    .output(restaurantDetails),

  editRestaurant: call({
    permission: 'platform',
    refusals: ['restaurant_not_found', 'stale_revision'],
    system: true,
  })
    .route(about('/restaurants/{id}', 'PUT', 'Changes a restaurant; an inactive one takes no orders'))
    .input(restaurantChange)
    .output(managedRestaurant),

  subscriptions: call({ permission: 'platform', system: true })
    .route(about('/subscriptions', 'GET', 'Subscriptions, newest first'))
    .input(z.strictObject({ search, status: z.enum(subscriptionStatuses).optional(), cursor }))
    .output(z.object({ subscriptions: z.array(managedSubscription), nextCursor })),

  refundsDue: call({ permission: 'platform', system: true })
    .route(
      about('/refunds', 'GET', 'What people have to send back, the hundred that have waited longest, oldest first'),
    )
    .output(z.object({ refunds: z.array(refundDue) })),

  markRefunded: call({ permission: 'platform', refusals: ['payment_not_found'], system: true })
    .route(about('/refunds/{id}', 'POST', 'The money of a payment has been sent back; said again, nothing changes'))
    .input(z.strictObject({ id: uuid }))
    .output(refundMade),

  discounts: call({ permission: 'platform', system: true })
    .route(about('/discounts', 'GET', 'Discount codes, newest first'))
    .input(page)
    .output(z.object({ discounts: z.array(discount), nextCursor })),

  createDiscount: call({
    permission: 'platform',
    refusals: ['discount_code_taken', 'discount_period', 'restaurant_not_found'],
    system: true,
  })
    .route(about('/discounts', 'POST', 'A new discount code'))
    .input(newDiscount)
    .output(discount),

  editDiscount: call({
    permission: 'platform',
    refusals: [
      'discount_unknown',
      'discount_code_taken',
      'discount_period',
      'discount_below_uses',
      'restaurant_not_found',
      'stale_revision',
    ],
    system: true,
  })
    .route(about('/discounts/{id}', 'PUT', 'Changes a discount code; its count of uses stays'))
    .input(discountChange)
    .output(discount),

  plans: call({ permission: 'platform', system: true })
    .route(about('/plans', 'GET', 'The whole catalogue of plans'))
    .output(z.object({ plans: z.array(managedPlan) })),

  editPlan: call({ permission: 'platform', refusals: ['plan_not_found', 'plan_free', 'stale_revision'], system: true })
    .route(
      about('/plans/{id}', 'PUT', 'Changes, publishes or retires a plan; who has it keeps the price until renewal'),
    )
    .input(planChange)
    .output(managedPlan),

  feedback: call({ permission: 'platform', system: true })
    .route(about('/feedback', 'GET', 'What restaurants wrote, newest first'))
    .input(page)
    .output(z.object({ feedback: z.array(writtenFeedback), nextCursor })),

  audit: call({ permission: 'platform', system: true })
    .route(about('/audit', 'GET', 'What was changed here, by whom, newest first'))
    .input(page)
    .output(z.object({ entries: z.array(auditEntry), nextCursor })),

  personData: call({ permission: 'platform', system: true })
    .route(about('/people', 'GET', 'What is held about the person with this e-mail address, as one document'))
    .input(aboutPerson)
    .output(personData),

  erasePerson: call({
    permission: 'platform',
    refusals: ['person_is_administrator', 'person_owns_restaurant'],
    system: true,
  })
    .route(about('/people/erase', 'POST', 'Takes a person out of everything but what was paid; again, it does nothing'))
    .input(aboutPerson)
    .output(erased),
};
