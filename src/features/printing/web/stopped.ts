import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { ageText } from '../../tables/web/texts.ts';
import type { TroubledPrinter } from '../printers/contract.ts';
import { standingText } from './standing.ts';

/** How many tickets have not come out. */
export const notOutCount = (printers: readonly Pick<TroubledPrinter, 'waiting' | 'failed'>[]): number =>
  printers.reduce((sum, { waiting, failed }) => sum + waiting + failed, 0);

/** Of all that has not come out. */
export const notOutText = (count: number): string =>
  count === 1 ? m['printing.notOutOne']() : m['printing.notOut']({ count });

/** More names would leave no room for what they did not print. */
const mostNamed = 3;

/** Which printers have stopped, by name; how many where the names are too many to read at a glance. */
export function stoppedText(printers: readonly Pick<TroubledPrinter, 'name'>[]): string {
  if (printers.length > mostNamed) return m['printing.stoppedCount']({ count: printers.length });
  const names = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(printers.map(({ name }) => name));
  return printers.length === 1 ? m['printing.stopped']({ name: names }) : m['printing.stoppedMany']({ names });
}

/** What stands beside their names: why one does not print, how many tickets wait, and for how long it has been so. */
export function stoppedFacts(printers: readonly TroubledPrinter[], now: number): string[] {
  const [first] = printers;
  const why = printers.length === 1 && first && first.standing !== 'away' ? standingText(first, now) : null;
  const count = notOutCount(printers);
  return [why, count > 0 ? notOutText(count) : null, stoppedSince(printers, now)].filter((fact) => fact !== null);
}

/** For how long: since the first ticket waits or the printer is away, whatever came first; null in the first minute, and where neither is known. */
export function stoppedSince(
  printers: readonly Pick<TroubledPrinter, 'waitingSince' | 'awaySince'>[],
  now: number,
): string | null {
  const [first] = printers
    .flatMap(({ waitingSince, awaySince }) => [waitingSince ?? [], awaySince ?? []].flat())
    .sort();
  return first === undefined || minutesSince(first, now) < 1 ? null : m['printing.since']({ age: ageText(first, now) });
}
