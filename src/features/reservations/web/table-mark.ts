import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatClock } from '#lib/days.ts';
import { formatTime } from '#lib/time.ts';
import type { TableAt } from '../asked/contract.ts';
import { nameText } from './texts.ts';

/** 'livre', 'reservada 20:00, Ana', 'ocupada agora até ~21:30', 'faltam 2 lugares': what weighs most. */
export function tableMark({ promised, seated, short }: TableAt, timeZone: string): string {
  if (promised) {
    const time = formatClock(promised.time, getLocale());
    return m['reservations.form.mark.promised']({ time, name: nameText(promised) });
  }
  if (seated) return seatedText(seated.until, timeZone);
  if (short > 0) return shortText(short);
  return m['reservations.form.mark.free']();
}

/** 'faltam 2 lugares'. */
export const shortText = (count: number) =>
  count === 1 ? m['reservations.form.mark.shortOne']() : m['reservations.form.mark.short']({ count });

export function seatedText(until: string | null, timeZone: string): string {
  if (until === null) return m['reservations.form.occupied']();
  return m['reservations.form.occupiedUntil']({ time: formatTime(new Date(until), getLocale(), timeZone) });
}
