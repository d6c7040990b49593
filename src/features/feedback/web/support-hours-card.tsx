import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { localClock } from '#lib/time.ts';
import { Card } from '#ui/card.tsx';
import { Dot } from '#ui/dot.tsx';
import { supportOpen, supportTimezone } from '../support-hours.ts';

const minuteMs = 60_000;

export function SupportHours() {
  // Null on the server, which may render long before anyone reads it.
  const [open, setOpen] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setOpen(supportOpen(localClock(new Date(), supportTimezone)));
    look();
    const timer = setInterval(look, minuteMs);
    return () => clearInterval(timer);
  }, []);
  const rows = [
    [m['feedback.support.weekdays'](), m['feedback.support.weekdaysHours']()],
    [m['feedback.support.saturday'](), m['feedback.support.saturdayHours']()],
    [m['feedback.support.sunday'](), m['feedback.support.closed']()],
  ];
  return (
    <Card as="section" aria-labelledby="support-hours" className="sm:p-7">
      <h2 id="support-hours" className="text-xl">
        {m['feedback.support.hours']()}
      </h2>
      <p className="mt-2 flex min-h-5 items-center gap-2 font-medium text-sm">
        {open !== null && (
          <>
            <Dot tone={open ? 'green' : 'gray'} />
            {open ? m['feedback.support.openNow']() : m['feedback.support.closedNow']()}
          </>
        )}
      </p>
      <dl className="mt-3 tabular-nums">
        {rows.map(([day, hours]) => (
          <div key={day} className="flex min-h-11 items-center justify-between gap-4">
            <dt>{day}</dt>
            <dd className="text-ink-2">{hours}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-ink-3 text-sm">{m['feedback.support.zone']()}</p>
    </Card>
  );
}
