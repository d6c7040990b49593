import { m } from '#generated/messages/messages.js';
import { CalendarIcon } from '#ui/calendar-icon.tsx';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BadgeCheckIcon, LifebuoyIcon } from '#ui/staff/icons.tsx';
import { dayText } from '../day-text.ts';

interface HistoryCardsProps {
  /** Undefined while it is awaited. */
  summary: { currentPlan: string | null; validUntil: string | null } | undefined;
  timeZone: string;
}

/** Three cards; on a phone one of three lines. */
export function HistoryCards({ summary, timeZone }: HistoryCardsProps) {
  const until = summary?.validUntil;
  const cards = [
    {
      icon: BadgeCheckIcon,
      label: m['billing.history.currentPlan'](),
      text: summary && (summary.currentPlan ?? m['billing.history.noPlan']()),
    },
    {
      icon: CalendarIcon,
      label: m['billing.history.validUntil'](),
      text: summary && (until ? dayText(until, timeZone) : m['billing.history.notAvailable']()),
    },
    { icon: LifebuoyIcon, label: m['billing.history.support'](), text: m['billing.history.always']() },
  ];
  return (
    <ul className="grid max-sm:rounded-lg max-sm:bg-surface max-sm:px-5 max-sm:py-3 max-sm:shadow-card sm:grid-cols-3 sm:gap-4">
      {cards.map(({ icon: Glyph, label, text }) => (
        <Card
          key={label}
          as="li"
          className="flex items-center gap-4 max-sm:rounded-none max-sm:bg-transparent max-sm:px-0! max-sm:py-1.5! max-sm:shadow-none"
        >
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-brand-ink max-sm:hidden">
            <Glyph size={22} />
          </span>
          <div className="min-w-0 grow max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
            <h2 className="font-normal text-ink-2 text-sm">{label}</h2>
            {/* Beside two others a day takes two lines: with what is awaited it does not grow. */}
            <div className="grid min-w-0 content-center font-semibold text-lg wrap-anywhere max-sm:text-right max-sm:text-base sm:max-xl:min-h-14">
              {text ?? <Skeleton className="h-6 w-32" />}
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}
