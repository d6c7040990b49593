import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { Dot } from '#ui/dot.tsx';

/** Requests come for any day: those that wait for an answer elsewhere are a tap away. */
export function PendingDays({ date, onPick }: { date: string | undefined; onPick: (date: string) => void }) {
  const pending = useQuery(api.reservations.pending.queryOptions());
  const days = pending.data?.days.filter((day) => day.date !== date) ?? [];
  if (days.length === 0) return null;
  return (
    <section
      aria-labelledby="pending-days"
      className="grid grid-cols-[minmax(0,1fr)] gap-2 lg:flex lg:items-center lg:gap-4"
    >
      <h2 id="pending-days" className="shrink-0 font-medium text-ink-2 text-sm">
        {m['reservations.waiting']()}
      </h2>
      <ul className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 pb-1 lg:mx-0 lg:flex-wrap lg:px-0 lg:pb-0">
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              onClick={() => onPick(day.date)}
              className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-yellow-tint px-4 font-semibold text-sm text-yellow transition hover:brightness-97"
            >
              <Dot tone="yellow" />
              {dayText(day)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'ter 1 dez · 2 pedidos': as short as on a calendar's leaf. */
function dayText({ date, count }: { date: string; count: number }): string {
  const day = formatDay(date, getLocale(), 'short')
    .replace(/ de |\.,? ?/g, ' ')
    .trim();
  return count === 1 ? m['reservations.waitingDayOne']({ day }) : m['reservations.waitingDayMany']({ day, count });
}
