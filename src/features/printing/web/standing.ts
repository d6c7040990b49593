import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { formatTime } from '#lib/time.ts';
import type { Tone } from '#ui/tone-class.ts';
import type { Printer, Standing, TroubledPrinter } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';

const standingTone: Record<Standing, Tone> = {
  paused: 'gray',
  never: 'red',
  away: 'red',
  paper_out: 'yellow',
  cover_open: 'yellow',
  fault: 'red',
  unconfirmed: 'yellow',
  printing: 'blue',
  ready: 'green',
};

/** A pause is said quietly, until papers wait for its end. */
export function toneOf({ standing, waiting, failed }: Pick<Printer, 'standing' | 'waiting' | 'failed'>): Tone {
  return standing === 'paused' && waiting + failed > 0 ? 'yellow' : standingTone[standing];
}

/** The computer of a printer that is away, by name, where it is away itself: of the printer nothing is known then. */
export const lostComputer = ({ standing, awayComputer }: Pick<Printer, 'standing' | 'awayComputer'>) =>
  standing === 'away' || standing === 'never' ? awayComputer : null;

type Stands = Pick<Printer, 'standing' | 'awaySince' | 'awayComputer'>;

/** How it stands, and since when where that matters. */
export function standingText(printer: Stands, now: number): string {
  const { standing, awaySince } = printer;
  if (lostComputer(printer) !== null) return m['printing.computerAway']();
  if (standing !== 'away' || !awaySince) return m[`printing.standing.${standing}`]();
  const minutes = minutesSince(awaySince, now);
  if (minutes < 1) return m['printing.standing.away']();
  return minutes < 60 ? m['printing.awayMinutes']({ minutes }) : m['printing.awayLong']();
}

/** What has not come out of it, in words; null when nothing waits. */
export function waitingText(printer: Printer, timeZone: string): string | null {
  const { standing, waiting, failed, waitingSince } = printer;
  if (failed > 0 && (standing === 'unconfirmed' || waiting === 0)) return unsureText(failed);
  const count = waiting + failed;
  if (count === 0 || !waitingSince) return null;
  const time = formatTime(waitingSince, getLocale(), timeZone);
  return count === 1 ? m['printing.waitsOne']({ time }) : m['printing.waits']({ count, time });
}

/** For which tables, as far as there is room for them. */
export function tablesText({ waitingTables }: Pick<Printer, 'waitingTables'>): string {
  if (waitingTables.length === 0) return '';
  const shown = waitingTables.slice(0, 6).map(String);
  const rest = waitingTables.length > shown.length ? ['…'] : [];
  const list = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format([...shown, ...rest]);
  return waitingTables.length === 1 ? m['printing.table']({ number: list }) : m['printing.tables']({ numbers: list });
}

/** Where a bill comes out: as the server chooses when nobody says where. */
export function billPrinterOf(printers: readonly Printer[]): Printer | null {
  const [first = null] = printers
    .filter(({ printsBills }) => printsBills)
    .sort((a, b) => Number(a.paused) - Number(b.paused) || Number(isAbsent(a)) - Number(isAbsent(b)));
  return first;
}

const isAbsent = ({ standing, awaySince }: Printer) => standing === 'never' || awaySince !== null;

/** Where what waits for a printer would come out best: one that is well, and prints for the kitchen as it does. */
export function bestOther(printers: readonly Printer[], { id, printsTickets }: Printer): Printer | null {
  const others = printers.filter((other) => other.id !== id && isWell(other));
  return others.find((other) => other.printsTickets === printsTickets) ?? others[0] ?? null;
}

type NotOut = Pick<TroubledPrinter, 'standing' | 'waiting' | 'failed' | 'waitingTests'>;

const isUnconfirmed = ({ standing }: Pick<NotOut, 'standing'>) => standing === 'unconfirmed';

/** How many tickets have not come out. Nobody waits at a table for a test page. */
export const notOutCount = (printers: readonly NotOut[]): number =>
  printers.reduce((sum, { waiting, failed, waitingTests }) => sum + waiting + failed - waitingTests, 0);

/** Of all that has not come out. */
export const notOutText = (count: number): string =>
  count === 1 ? m['printing.notOutOne']() : m['printing.notOut']({ count });

/** What a person has to look for at the printer, which did not say whether it came out. */
const unsureText = (count: number): string =>
  count === 1 ? m['printing.unsureOne']() : m['printing.unsure']({ count });

/** All that has not come out of these, as far as anybody knows: tickets, and test pages by their own name. */
export function notOutTexts(printers: readonly NotOut[]): string[] {
  const count = notOutCount(printers.filter((printer) => !isUnconfirmed(printer)));
  const unsure = printers.filter(isUnconfirmed).reduce((sum, { failed }) => sum + failed, 0);
  const pages = printers.reduce((sum, { waitingTests }) => sum + waitingTests, 0);
  const ofPages = pages === 1 ? m['printing.notOutPage']() : m['printing.notOutPages']({ count: pages });
  return [count > 0 ? notOutText(count) : [], unsure > 0 ? unsureText(unsure) : [], pages > 0 ? ofPages : []].flat();
}

/** More names would leave no room for what they did not print. */
const mostNamed = 3;

/** Which printers have stopped, by name; how many where the names are too many to read at a glance. Where none has: which have not confirmed. */
export function stoppedText(all: readonly Pick<TroubledPrinter, 'name' | 'standing'>[]): string {
  const stopped = all.filter((printer) => !isUnconfirmed(printer));
  const printers = stopped.length > 0 ? stopped : all;
  if (stopped.length > mostNamed) return m['printing.stoppedCount']({ count: printers.length });
  const names = new Intl.ListFormat(getLocale(), { type: 'conjunction' }).format(printers.map(({ name }) => name));
  if (stopped.length === 0) return m['printing.unconfirmed']({ names });
  return printers.length === 1 ? m['printing.stopped']({ name: names }) : m['printing.stoppedMany']({ names });
}

/** What stands beside their names: why one does not print, how many tickets wait, and for how long it has been so. */
export function stoppedFacts(printers: readonly TroubledPrinter[], now: number): string[] {
  const [first] = printers;
  const timed = first?.standing === 'away' && first.awayComputer === null;
  const why = printers.length === 1 && first && !timed ? [standingText(first, now)] : [];
  const elsewhere =
    printers.length === 1 && first?.takenOverBy ? m['printing.fallback.takes']({ name: first.takenOverBy }) : [];
  return [why, notOutTexts(printers), stoppedSince(printers, now) ?? [], elsewhere].flat();
}

/** For how long: since the first ticket waits or the printer is away, whatever came first; null in the first minute, and where neither is known. */
export function stoppedSince(
  printers: readonly Pick<TroubledPrinter, 'waitingSince' | 'awaySince'>[],
  now: number,
): string | null {
  const [first] = printers
    .flatMap(({ waitingSince, awaySince }) => [waitingSince ?? [], awaySince ?? []].flat())
    .sort();
  const minutes = first === undefined ? 0 : minutesSince(first, now);
  if (minutes < 1) return null;
  return minutes < 60 ? m['printing.since']({ minutes }) : m['printing.sinceLong']();
}
