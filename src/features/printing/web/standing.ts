import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { minutesSince } from '#lib/minutes.ts';
import { formatTime } from '#lib/time.ts';
import type { Tone } from '#ui/tone-class.ts';
import type { Printer, Standing } from '../printers/contract.ts';
import { isWell } from '../printers/troubled.ts';

const standingTone: Record<Standing, Tone> = {
  paused: 'gray',
  never: 'gray',
  away: 'red',
  paper_out: 'yellow',
  cover_open: 'yellow',
  fault: 'red',
  printing: 'blue',
  ready: 'green',
};

/** What nobody misses is said quietly, until papers wait for it. */
export function toneOf({ standing, waiting, failed }: Pick<Printer, 'standing' | 'waiting' | 'failed'>): Tone {
  if (waiting + failed === 0) return standingTone[standing];
  if (standing === 'never') return 'red';
  return standing === 'paused' ? 'yellow' : standingTone[standing];
}

/** How it stands, and since when where that matters. */
export function standingText({ standing, awaySince }: Pick<Printer, 'standing' | 'awaySince'>, now: number): string {
  if (standing !== 'away' || !awaySince) return m[`printing.standing.${standing}`]();
  const minutes = minutesSince(awaySince, now);
  if (minutes < 1) return m['printing.standing.away']();
  return minutes < 60 ? m['printing.awayMinutes']({ minutes }) : m['printing.awayLong']();
}

/** What has not come out of it, in words; null when nothing waits. */
export function waitingText({ waiting, failed, waitingSince }: Printer, timeZone: string): string | null {
  const count = waiting + failed;
  if (count === 0 || !waitingSince) return null;
  const time = formatTime(waitingSince, getLocale(), timeZone);
  return count === 1 ? m['printing.waitsOne']({ time }) : m['printing.waits']({ count, time });
}

/**
 * What can be done about what waits for a printer that does not print. It names nothing that the house does not have: where there is no
 * other printer, none is spoken of.
 */
export function remedyText(printer: Printer, printers: readonly Printer[]): string {
  const { standing, kind, waiting, failed } = printer;
  if (standing === 'ready' || standing === 'printing' || waiting + failed === 0) return '';
  const fetches = kind === 'agent' ? 'agent' : 'fetches';
  const own = standing === 'never' ? m[`printing.remedy.never.${fetches}`]() : m[`printing.remedy.${standing}`]();
  const others = printers.filter(({ id }) => id !== printer.id);
  if (others.length === 0) return `${own} ${m['printing.remedy.alone']()}`;
  return others.some(isWell) ? own : `${own} ${m['printing.remedy.noneWell']()}`;
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
