import type { ReactNode } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatDay } from '#lib/days.ts';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type View, views } from './evening/use-view.ts';

interface DayHeadProps {
  /** Undefined until the day is read. */
  date: string | undefined;
  summary: string | null;
  view: View;
  onView: (view: View) => void;
  action?: ReactNode;
}

/** Which day it is, what it comes to, and the two ways to see it. */
export function DayHead({ date, summary, view, onView, action }: DayHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-h-13 min-w-0 content-center">
        {date ? (
          <>
            <p className="font-semibold text-lg first-letter:uppercase">{formatDay(date, getLocale())}</p>
            {summary && <p className="text-ink-2 tabular-nums">{summary}</p>}
          </>
        ) : (
          <Skeleton className="h-7 w-64 max-w-full" />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {action}
        <Segmented
          label={m['reservations.view.label']()}
          value={view}
          onChange={onView}
          segments={views.map((value) => ({ value, label: viewText[value]() }))}
        />
      </div>
    </div>
  );
}

const viewText: Record<View, () => string> = {
  evening: m['reservations.view.evening'],
  list: m['reservations.view.list'],
};
