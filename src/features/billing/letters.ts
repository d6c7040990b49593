import type { SystemDoor } from '#database/system-door.ts';
import { m } from '#generated/messages/messages.js';
import { paymentPath, staffPaths } from '#lib/addresses.ts';
import { formatDay } from '#lib/days.ts';
import type { Letter, Letters, Post } from '#lib/letters.ts';
import { formatMoney } from '#lib/money.ts';
import { localClock } from '#lib/time.ts';
import { ownerOf, type Reader } from '../accounts/owner-of.ts';
import { isOpen } from './paid-period.ts';
import type { PaymentRow } from './payment-store.ts';
import { planName } from './plan-name.ts';
import { readPlan, subscriptionById } from './store.ts';

/**
 * Tells the owner what a payment has come to. Of a change that failed, or of the first payment of a subscription that starts or
 * starts again, they were told by the page.
 */
export async function settledLetter(system: SystemDoor, post: Post, payment: PaymentRow, now: Date): Promise<void> {
  const { restaurantId, status, failure, kind } = payment;
  const fell = status === 'failed' || (status === 'cancelled' && failure === 'expired');
  if (status !== 'paid' && status !== 'refunded' && !(fell && kind === 'renewal')) return;
  const reader = await ownerOf(system, restaurantId);
  if (!reader) return;
  const { locale, restaurant } = reader;
  const plan = planName({ name: payment.planName, nameEn: payment.planNameEn }, locale);
  const about = { restaurant, plan, amount: formatMoney(payment.amountCents, locale), url: paymentPath(payment.id) };
  if (status === 'paid') {
    const { periodStart, periodEnd } = payment;
    if (!periodStart || !periodEnd) return;
    const period = { start: day(periodStart, reader), end: day(periodEnd, reader) };
    return send(post, reader, paidTemplate(payment), { ...about, ...period });
  }
  const standing = await subscriptionById(system, restaurantId, payment.subscriptionId);
  const { endsAt } = standing;
  if (status === 'refunded') {
    if (isOpen(standing, now)) return send(post, reader, 'paymentRefunded', about);
    return send(post, reader, 'paymentRefundedEnded', { ...about, date: day(endsAt, reader) });
  }
  // One that had ended starts again with the row it had: nothing was being renewed.
  if (!isOpen(standing, new Date(payment.createdAt))) return;
  const method = m[`billing.method.${payment.method}`]({}, { locale });
  send(post, reader, 'renewalFailed', { ...about, method, date: day(endsAt, reader), url: staffPaths.renew });
}

function paidTemplate({ kind, amountCents }: PaymentRow) {
  if (amountCents === 0) return kind === 'change' ? 'planChangedFree' : 'activatedFree';
  return kind === 'change' ? 'planChanged' : 'paymentReceived';
}

interface Standing {
  planId: string;
  endsAt: string;
}

/** Tells the owner what they have made of their subscription. */
export async function subscriptionLetter(
  system: SystemDoor,
  post: Post,
  restaurantId: string,
  what:
    | { template: 'subscriptionCancelled' | 'subscriptionResumed'; standing: Standing }
    | { template: 'subscriptionCancelledRefund'; standing: Standing; refundedCents: number }
    /** The standing plan gives way to another at its end. */
    | { template: 'planChangePlanned'; standing: Standing; next: { planId: string; priceCents: number } },
): Promise<void> {
  const reader = await ownerOf(system, restaurantId);
  if (!reader) return;
  const { standing } = what;
  const named = async (id: string) => {
    const found = await readPlan(system, id);
    return found ? planName(found.plan, reader.locale) : '';
  };
  const about = {
    restaurant: reader.restaurant,
    plan: await named(standing.planId),
    date: day(standing.endsAt, reader),
    url: staffPaths.subscription,
  };
  const money = (cents: number) => formatMoney(cents, reader.locale);
  if (what.template === 'subscriptionCancelledRefund')
    return send(post, reader, what.template, { ...about, amount: money(what.refundedCents) });
  if (what.template === 'planChangePlanned') {
    const next = { next: await named(what.next.planId), amount: money(what.next.priceCents) };
    return send(post, reader, what.template, { ...about, ...next });
  }
  send(post, reader, what.template, about);
}

const day = (instant: string, { timezone, locale }: Reader) =>
  formatDay(localClock(new Date(instant), timezone).day, locale, 'date');

function send<Template extends keyof Letters>(
  post: Post,
  { email, locale }: Reader,
  template: Template,
  values: Letters[Template],
): void {
  post.letter({ to: email, locale, template, values } as Letter);
}
