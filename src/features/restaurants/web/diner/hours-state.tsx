import { useEffect, useState } from 'react';
import { patiently } from '#client/lazily.ts';
import { Dot } from '#ui/dot.tsx';
import type { Profile } from '../../contract.ts';
import type { HoursText } from './hours-text.ts';

/** Telling the time costs a cheap phone a long moment, so the page comes alive first. */
const settleMs = 1_500;

type Props = {
  restaurant: Profile;
  /** What there was to say when the server rendered the page, which may have been kept for a while since. */
  hoursThen: HoursText | null;
};

/** 'Aberto até 23:00', and what follows as the evening goes by. */
export function HoursState({ restaurant, hoursThen }: Props) {
  const [hours, setHours] = useState(hoursThen);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const settle = setTimeout(async () => {
      const { followHours } = await patiently(() => import('./follow-hours.ts'));
      if (!gone) stop = followHours(restaurant, setHours);
    }, settleMs);
    return () => {
      gone = true;
      clearTimeout(settle);
      stop?.();
    };
  }, [restaurant]);
  if (!hours) return null;
  return (
    <p className="flex items-baseline gap-1.5 font-medium text-ink-2 text-xs">
      <Dot tone={hours.open ? 'green' : 'gray'} />
      <span className="min-w-0">{hours.brief}</span>
    </p>
  );
}
