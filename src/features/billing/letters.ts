import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { formatDay } from '#lib/days.ts';
import type { Post } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { formatMoney } from '#lib/money.ts';
import { localClock } from '#lib/time.ts';
import type { PaymentRow } from './payment-store.ts';

const owner = statement(
  'billing.owner',
  `select u.email, u.locale, r.name as restaurant, r.timezone
   from restaurants r join users u on u.id = r.owner_id and u.active where r.id = $1`,
);

/** Who hears about a restaurant's subscription, and in which language. */
export interface Reader {
  email: string;
  locale: Locale;
  restaurant: string;
  timezone: string;
}

export async function ownerOf(system: SystemDoor, restaurantId: string): Promise<Reader | null> {
  const [found] = await system.rows<Reader>(owner, [restaurantId]);
  return found ?? null;
}

/** Tells the owner what was paid, for which plan, and until when. */
export async function paymentLetter(system: SystemDoor, post: Post, payment: PaymentRow): Promise<void> {
  const reader = await ownerOf(system, payment.restaurantId);
  if (!reader || !payment.periodStart || !payment.periodEnd) return;
  const { email, locale, restaurant, timezone } = reader;
  const day = (instant: string) => formatDay(localClock(new Date(instant), timezone).day, locale, 'date');
  const values = {
    restaurant,
    plan: payment.planName,
    amount: formatMoney(payment.amountCents, locale),
    start: day(payment.periodStart),
    end: day(payment.periodEnd),
    url: '/restaurant-admin/history',
  };
  post.letter({ to: email, locale, template: 'paymentReceived', values });
}
