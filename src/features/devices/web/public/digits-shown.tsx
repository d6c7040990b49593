import { useEffect, useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { codeMinutes } from '../../values.ts';

const minute = 60_000;

interface DigitsShownProps {
  /** Null until there is one. */
  waiting: { code: string; expiresAt: string; now: string } | null;
  /** When that was told, by this screen's clock. */
  readAt: number;
}

/** In two halves, which stand one below the other where a long one does not fit. */
function halvesOf(code: string | undefined): number[][] {
  const half = (code?.length ?? 6) / 2;
  const places = Array.from({ length: half }, (_, place) => place);
  return [places, places.map((place) => half + place)];
}

/** The code, as large as the screen allows, and for how long it can still be typed. */
export function DigitsShown({ waiting, readAt }: DigitsShownProps) {
  return (
    <>
      <h1 className="text-balance text-3xl tracking-title sm:text-4xl">{m['devices.screen.title']()}</h1>
      <p className="mt-2 text-balance text-lg text-on-panel-2">{m['devices.screen.lead']()}</p>
      <p className="mt-7 flex flex-wrap justify-center gap-x-3.5 gap-y-3 sm:gap-x-7.5">
        {waiting && <span className="sr-only">{[...waiting.code].join(' ')}</span>}
        {halvesOf(waiting?.code).map((half) => (
          <span key={half[0]} aria-hidden="true" className="flex gap-1.5 sm:gap-2.5">
            {half.map((place) => (
              <span
                key={place}
                className={cx(
                  'grid h-18 w-[12.5vw] max-w-13 place-items-center rounded-lg font-bold text-5xl tabular-nums',
                  'sm:h-34 sm:w-[13vw] sm:max-w-26 sm:rounded-[22px] sm:text-[96px]',
                  waiting ? 'bg-surface text-ink' : 'bg-on-panel/16',
                )}
              >
                {waiting?.code[place]}
              </span>
            ))}
          </span>
        ))}
      </p>
      <TimeLeft waiting={waiting} readAt={readAt} />
      <p role="status" className="sr-only">
        {waiting ? m['devices.screen.waiting']() : m['common.loading']()}
      </p>
    </>
  );
}

/** Keeps its place before there is a code. */
function TimeLeft({ waiting, readAt }: DigitsShownProps) {
  const left = useLeft(waiting ? Date.parse(waiting.expiresAt) - Date.parse(waiting.now) + readAt : null);
  const minutes = Math.ceil(left / minute);
  return (
    <div
      className={cx(
        'mt-7 flex min-h-6 flex-wrap items-center justify-center gap-x-4 gap-y-2 text-on-panel-2',
        !waiting && 'invisible',
      )}
    >
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-1.5 w-65 max-w-full rounded-full bg-on-panel/16"
      >
        <rect width={(left / (codeMinutes * minute)) * 100} height="1" className="fill-brand-soft" />
      </svg>
      <span>{minutes > 1 ? m['devices.screen.minutesLeft']({ minutes }) : m['devices.screen.lastMinute']()}</span>
    </div>
  );
}

/** How much of the time is left, by this screen's clock. */
function useLeft(until: number | null): number {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const most = codeMinutes * minute;
  // As the server drew it until the screen's own clock runs; told a moment ago, it is not good for longer than that.
  return until === null || now === null ? most : Math.min(most, Math.max(0, until - now));
}
