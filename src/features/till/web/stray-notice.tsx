import { useTimezone } from '#client/session.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { spokenMoment } from '#lib/spoken-time.ts';
import { Notice } from '#ui/notice.tsx';
import type { Strays } from '../contract.ts';
import { strayCounts } from '../strays-text.ts';
import { subtracted } from './till-words.ts';

/** Nobody answered for a drawer then: it is told, and counted by nobody. */
export function StrayNotice({ strays, closed = false }: { strays: Strays; closed?: boolean }) {
  const timeZone = useTimezone();
  const { since, until, sums } = strays;
  if (since === null || until === null) return null;
  const at = (instant: string) => spokenMoment(instant, getLocale(), timeZone);
  const told = { ...strayCounts(strays, getLocale()), since: at(since), until: at(until) };
  return (
    <Notice tone="yellow" title={m['till.strays.title']()}>
      <p>{closed ? m['till.strays.toldClosed'](told) : m['till.strays.told'](told)}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {sums.map(({ method, cents }) => (
          <span key={method}>
            {m[`bills.method.${method}`]()} <strong className="money">{subtracted(cents)}</strong>
          </span>
        ))}
      </p>
    </Notice>
  );
}
