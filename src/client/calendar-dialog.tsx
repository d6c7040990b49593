import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { addMonths, dayAfterKey, weeksOf } from '#lib/calendar.ts';
import { addDays, formatDay } from '#lib/days.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ChevronRightIcon } from '#ui/icons.tsx';

interface CalendarDialogProps {
  /** Where it opens. */
  day: string;
  chosen: string;
  min?: string;
  max?: string;
  closed?: ((day: string) => boolean) | undefined;
  onPick: (day: string) => void;
  onClose: () => void;
}

// A Sunday.
const sunday = '2026-11-22';

/** A month at a time, in the language of the page; by arrows and page keys as in every calendar. */
export default function CalendarDialog({ day, chosen, min, max, closed, onPick, onClose }: CalendarDialogProps) {
  const locale = getLocale();
  const [at, setAt] = useState(day);
  const moved = useRef(false);
  const current = useRef<HTMLButtonElement>(null);
  const open = (each: string) => (!min || each >= min) && (!max || each <= max);
  const at12 = (each: string) => Date.parse(`${each}T12:00:00Z`);
  const named = (options: Intl.DateTimeFormatOptions, each: string) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at12(each));
  const go = (to: string) => {
    moved.current = true;
    setAt(to);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = dayAfterKey(at, event.key);
    if (!to) return;
    event.preventDefault();
    if (open(to)) go(to);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day that a key led to
  useEffect(() => {
    if (moved.current) current.current?.focus();
  }, [at]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className="inline-block first-letter:uppercase">{named({ month: 'long', year: 'numeric' }, at)}</span>
      }
      closeLabel={m['common.close']()}
      footer={
        <div className="flex items-center justify-between gap-2">
          <IconButton
            icon={ChevronRightIcon}
            className="[&_svg]:rotate-180"
            label={m['common.date.monthBefore']()}
            onClick={() => setAt(addMonths(at, -1))}
          />
          <IconButton
            icon={ChevronRightIcon}
            label={m['common.date.monthAfter']()}
            onClick={() => setAt(addMonths(at, 1))}
          />
        </div>
      }
    >
      <table className="w-full table-fixed text-center tabular-nums">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, n) => addDays(sunday, n)).map((each) => (
              <th
                key={each}
                scope="col"
                abbr={named({ weekday: 'long' }, each)}
                className="pb-1 font-medium text-ink-3 text-sm"
              >
                {named({ weekday: 'narrow' }, each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((each, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week
                <td key={weekday} className="p-0.5">
                  {each && (
                    <button
                      type="button"
                      ref={each === at ? current : undefined}
                      tabIndex={each === at ? 0 : -1}
                      disabled={!open(each)}
                      aria-label={
                        closed?.(each)
                          ? m['common.date.closed']({ day: formatDay(each, locale) })
                          : formatDay(each, locale)
                      }
                      // Keys walk over a closed day, and hear that it is.
                      aria-disabled={closed?.(each) || undefined}
                      aria-pressed={each === chosen}
                      // Keys go on from the day that has the focus, however it came there.
                      onFocus={() => setAt(each)}
                      onKeyDown={onKey}
                      onClick={() => !closed?.(each) && onPick(each)}
                      className={cx(
                        'min-h-11 w-full rounded-md font-medium transition disabled:text-ink-3 disabled:opacity-60',
                        each === chosen && 'bg-brand text-on-brand',
                        each !== chosen && (closed?.(each) ? 'text-ink-3 line-through' : 'enabled:hover:bg-tint-2'),
                      )}
                    >
                      {Number(each.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
