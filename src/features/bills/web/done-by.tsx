import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenTime } from '#lib/spoken-time.ts';

interface DoneByProps {
  text: (told: { name: string; at: string }) => string;
  /** Null where the bill closed by itself. */
  name: string | null;
  at: string;
}

/** Who closed a bill with it, and when. */
export function DoneBy({ text, name, at: instant }: DoneByProps) {
  const at = spokenTime(instant, getLocale(), useTimezone());
  return (
    <p className="max-sm:col-span-full text-ink-2 sm:col-start-1 text-sm wrap-anywhere">
      {name === null ? m['bills.discounts.itself']({ at }) : text({ name, at })}
    </p>
  );
}
