import { m } from '#generated/messages/messages.js';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BadgeCheckIcon, LifebuoyIcon } from '#ui/staff/icons.tsx';
import { dayText } from '../day-text.ts';

interface HistoryCardsProps {
  /** Undefined while it is awaited. */
  summary: { currentPlan: string | null; nextPaymentAt: string | null } | undefined;
  timeZone: string;
}

export function HistoryCards({ summary, timeZone }: HistoryCardsProps) {
  const next = summary?.nextPaymentAt;
  const cards = [
    {
      icon: BadgeCheckIcon,
      label: m['billing.history.currentPlan'](),
      text: summary && (summary.currentPlan ?? m['billing.history.noPlan']()),
    },
    {
      icon: CalendarIcon,
      label: m['billing.history.nextPayment'](),
      text: summary && (next ? dayText(next, timeZone) : m['billing.history.notAvailable']()),
    },
    { icon: LifebuoyIcon, label: m['billing.history.support'](), text: m['billing.history.always']() },
  ];
  return (
    <ul className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {cards.map(({ icon: Glyph, label, text }) => (
        <Card key={label} as="li" className="flex items-center gap-4">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-brand-ink">
            <Glyph size={22} />
          </span>
          <div className="min-w-0 grow">
            <h2 className="font-normal text-ink-2 text-sm">{label}</h2>
            {/* Beside two others a day takes two lines: with what is awaited it does not grow. */}
            <div className="grid content-center font-semibold text-lg wrap-anywhere sm:max-xl:min-h-14">
              {text ?? <Skeleton className="h-6 w-32" />}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
