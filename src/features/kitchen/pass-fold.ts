import { clockMinutes } from '#lib/time.ts';
import { warningsApart } from '../orders/lines/allergy.ts';
import { contentsFor } from '../orders/lines/clash.ts';
import { choiceTexts } from './choice-texts.ts';
import type { PassLine } from './expediter.ts';
import { isOpen, type Warning } from './tickets.ts';

/** What is due later than in so many minutes keeps nobody at the pass waiting now. */
const soonMinutes = 10;

/** Nobody has to read it now: it is not ready, not due soon or late, and harms nobody at its table. */
export function canFold(line: PassLine, warnings: readonly Warning[], now: number): boolean {
  if (!isOpen(line) || clockMinutes(now, line.dueAt) <= soonMinutes) return false;
  if (warningsApart(choiceTexts(line), line).warnings.length > 0) return false;
  const contents = contentsFor(
    line.allergens,
    warnings.map(({ text }) => text),
  );
  return contents === null || (contents.clash.length === 0 && !contents.unclear);
}

export interface PassFold {
  shown: readonly PassLine[];
  /** How many lines are folded, and when all of them are due; null where none is. */
  folded: { count: number; dueAt: number } | null;
}

/** Of what a station makes for a table, what is shown, and what one line stands for. */
export function foldOf(lines: readonly PassLine[], warnings: readonly Warning[], now: number): PassFold {
  const folded = lines.filter((line) => canFold(line, warnings, now));
  if (folded.length === 0) return { shown: lines, folded: null };
  return {
    shown: lines.filter((line) => !folded.includes(line)),
    folded: { count: folded.length, dueAt: Math.max(...folded.map(({ dueAt }) => dueAt)) },
  };
}
