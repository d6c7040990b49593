import type { Subscription } from '#features/billing/contract.ts';
import type { OnlineStanding } from '#features/checks/online/contract.ts';
import { providerName } from '#features/checks/web/provider-name.ts';
import type { Printer } from '#features/printing/printers/contract.ts';
import { isTroubled } from '#features/printing/printers/troubled.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay, todayIn } from '#lib/days.ts';

export function printersText(printers: readonly Pick<Printer, 'standing' | 'waiting' | 'waitingTests'>[]): string {
  if (printers.length === 0) return m['shell.house.printersNo']();
  const all =
    printers.length === 1 ? m['shell.house.printersOne']() : m['shell.house.printers']({ count: printers.length });
  const stopped = printers.filter(isTroubled).length;
  if (stopped === 0) return all;
  return stopped === 1
    ? m['shell.house.stoppedOne']({ printers: all })
    : m['shell.house.stopped']({ printers: all, stopped });
}

export function screensText(count: number): string {
  if (count === 0) return m['shell.house.screensNo']();
  return count === 1 ? m['shell.house.screensOne']() : m['shell.house.screens']({ count });
}

export function stationsText(count: number): string {
  if (count === 0) return m['shell.house.stationsNo']();
  return count === 1 ? m['shell.house.stationsOne']() : m['shell.house.stations']({ count });
}

export const pixText = (saved: boolean) => (saved ? m['shell.house.pixIs']() : m['shell.house.pixNone']());

/** Whether guests can pay by themselves. */
export function onlineText({ provider, account }: Pick<OnlineStanding, 'provider' | 'account'>): string {
  if (provider === null) return m['shell.house.onlineNone']();
  return account?.endedAt === null
    ? m['shell.house.onlineOn']({ provider: providerName(provider) })
    : m['shell.house.onlineOff']();
}

export const reasonsText = (count: number) =>
  count === 1 ? m['shell.house.reasonsOne']() : m['shell.house.reasons']({ count });

export function wordsText(count: number): string {
  if (count === 0) return m['shell.house.wordsNo']();
  return count === 1 ? m['shell.house.wordsOne']() : m['shell.house.words']({ count });
}

export function specialDaysText(count: number): string {
  if (count === 0) return m['shell.house.daysNo']();
  return count === 1 ? m['shell.house.daysOne']() : m['shell.house.days']({ count });
}

export function requestsText(count: number): string {
  if (count === 0) return m['shell.house.callsNo']();
  return count === 1 ? m['shell.house.callsOne']() : m['shell.house.calls']({ count });
}

/** The plan and the restaurant's last day of it. */
export function planText(
  subscription: { plan: Pick<Subscription['plan'], 'name'>; endsAt: string; open: boolean } | null,
  timeZone: string,
): string {
  if (!subscription?.open) return m['shell.house.ended']();
  const date = formatDay(todayIn(timeZone, new Date(subscription.endsAt)), getLocale(), 'date');
  return m['shell.house.until']({ plan: subscription.plan.name, date });
}
