import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { SystemDoor } from '#database/system-door.ts';
import { anchorDayOf, endOfPeriod } from '#features/billing/paid-period.ts';
import { insertPayment, type PaymentRow, saveBegun } from '#features/billing/payment-store.ts';
import { settle } from '#features/billing/settle.ts';
import { insertPendingSubscription, readSubscription } from '#features/billing/store.ts';
import type { Period } from '#features/billing/values.ts';
import type { Letter } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';

/** A restaurant with an owner, as far as billing knows one. */
export interface Subscriber {
  id: string;
  email: string;
  timezone: string;
}

export async function addSubscriber(
  owner: pg.Client,
  { timezone = 'America/Sao_Paulo', locale = 'pt-BR' }: { timezone?: string; locale?: Locale } = {},
): Promise<Subscriber> {
  const id = randomUUID();
  const email = `dona-${id}@casa.example`;
  await owner.query('begin');
  await owner.query(
    `insert into restaurants (id, name, slug, timezone, owner_id) values ($1, 'Casa da Ana', $2, $3, $1)`,
    [id, `casa-${id}`, timezone],
  );
  await owner.query(
    `insert into users (id, name, email, role, restaurant_id, locale) values ($1, 'Ana', $2, 'restaurant_owner', $1, $3)`,
    [id, email, locale],
  );
  await owner.query('commit');
  return { id, email, timezone };
}

const plans: Record<Period, string> = { month: 'mensal', semester: 'basic-semestral', year: 'anual' };

/** A payment that was begun at the provider and waits to be paid. */
export async function beginPayment(
  { system, owner }: { system: SystemDoor; owner: pg.Client },
  { id: restaurantId, timezone }: Subscriber,
  { now, period = 'month', expiresAt }: { now: Date; period?: Period; expiresAt?: Date },
): Promise<PaymentRow & { providerRef: string }> {
  const { rows } = await owner.query('select id, name, price_cents from plans where key = $1', [plans[period]]);
  const { id: planId, name: planName, price_cents: priceCents } = rows[0];
  const standing = await readSubscription(system, restaurantId);
  const subscription =
    standing ??
    (await insertPendingSubscription(system, restaurantId, {
      planId,
      priceCents,
      startedAt: now,
      anchorDay: anchorDayOf(now, timezone),
      endsAt: endOfPeriod(now, period, anchorDayOf(now, timezone), timezone),
    }));
  const payment = await insertPayment(system, {
    restaurantId,
    subscriptionId: subscription.id,
    planId,
    planName,
    planNameEn: null,
    kind: standing ? 'renewal' : 'first',
    method: 'pix',
    amountCents: priceCents,
    priceCents,
    discountCents: 0,
    creditCents: 0,
    discountId: null,
    customer: { name: 'Ana', email: 'ana@casa.example', document: '52998224725', phone: '11988887777' },
    provider: 'sandbox',
    requestHash: '',
    key: randomUUID(),
    createdAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + 86_400_000),
  });
  const ref = `ref_${randomUUID()}`;
  const begun = { ref, instructions: {}, expiresAt: new Date(payment.expiresAt!) };
  return { ...(await saveBegun(system, payment, begun)), providerRef: ref };
}

export const silentPost = { letter: (_letter: Letter) => {}, text: () => {} };

/** Pays for another period, as a webhook would say. */
export async function paysAt(
  instance: { system: SystemDoor; owner: pg.Client },
  subscriber: Subscriber,
  { now, period = 'month' }: { now: Date; period?: Period },
): Promise<void> {
  const { providerRef: ref } = await beginPayment(instance, subscriber, { now, period });
  const report = { ref, status: 'paid', transactionId: `t_${ref}`, at: now } as const;
  const settled = await settle(instance.system, report, now, { provider: 'sandbox', post: silentPost });
  if (settled !== 'paid') throw new Error(`The payment was ${settled}`);
}

export async function standingOf(owner: pg.Client, { id }: Subscriber, now: Date) {
  const { rows } = await owner.query(
    `select status, ends_at as "endsAt", subscription_open($1, $2) as open from subscriptions
     where restaurant_id = $1 order by created_at desc limit 1`,
    [id, now.toISOString()],
  );
  return rows[0] as { status: string; endsAt: Date; open: boolean };
}
