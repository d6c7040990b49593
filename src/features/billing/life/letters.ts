import { m } from '#generated/messages/messages.js';
import { staffPaths } from '#lib/addresses.ts';
import { daysBetween, formatDay, todayIn } from '#lib/days.ts';
import type { Letter } from '#lib/letters.ts';
import type { Locale } from '#lib/locale.ts';
import { graceEnd } from '../paid-period.ts';
import type { Ending } from './store.ts';

/** What the owner is told about the end of a subscription, by how near or how long past it is. */
export function endingLetter(
  { restaurant, plan, timezone, ...ending }: Pick<Ending, 'restaurant' | 'plan' | 'timezone' | 'endsAt'>,
  { email, locale }: { email: string; locale: Locale },
  now: Date,
): Letter {
  const endsAt = new Date(ending.endsAt);
  const say = (at: Date) => formatDay(todayIn(timezone, at), locale, 'date');
  const about = { restaurant, plan, date: say(endsAt), url: staffPaths.renew };
  const to = { to: email, locale };
  if (endsAt > now) {
    const days = daysBetween(todayIn(timezone, now), todayIn(timezone, endsAt));
    return { ...to, template: 'subscriptionEnding', values: { ...about, when: whenIn(days, locale) } };
  }
  const until = graceEnd(endsAt);
  if (until > now) return { ...to, template: 'subscriptionEnded', values: { ...about, until: say(until) } };
  return { ...to, template: 'subscriptionExpired', values: about };
}

/** 'today', 'tomorrow', 'in 7 days'. */
function whenIn(days: number, locale: Locale): string {
  if (days <= 0) return m['mail.today']({}, { locale });
  return days === 1 ? m['mail.tomorrow']({}, { locale }) : m['mail.inDays']({ days }, { locale });
}
