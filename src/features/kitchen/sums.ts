import { warningsApart } from '../orders/lines/allergy.ts';
import { wishesBeside } from '../orders/lines/avoided.ts';
import { contentsFor } from '../orders/lines/clash.ts';
import { lateBy } from '../orders/promised.ts';
import { choiceTexts } from './choice-texts.ts';
import { isOpen, type Ticket, type TicketLine } from './tickets.ts';

export interface Sum {
  name: string;
  quantity: number;
  /** How many of them somebody makes already; the others nobody has started. */
  begun: number;
  /** How they are wanted, where any of them is in a way of its own. */
  variants: Variant[];
  /** How many of them an allergy is about, and at which tables; null where it is about none. */
  allergy: { quantity: number; tables: number[] } | null;
  /** When so many of them are due, line by line. */
  dues: { at: number; quantity: number }[];
}

/** So many that are made alike: choices and note together, the most frequent first. */
export interface Variant {
  /** Empty: as the menu says. */
  text: string;
  quantity: number;
}

interface SumLine extends TicketLine {
  tableNumber: number;
  dueAt: number;
  /** It may harm a guest at its table: the allergy is said with it, or it contains what was said with another dish. */
  harms: boolean;
}

/** What is to be made now, by dish, and by choice where that is made apart: '12 moqueca: 9 as they are, 3 sem coentro'. The largest first. */
export function sumsOf(tickets: readonly Ticket[]): Sum[] {
  const lines = tickets
    .flatMap(({ lines, warnings, tableNumber, dueAts }) =>
      lines.map((line, at): SumLine => {
        const dueAt = dueAts[at] ?? Number.POSITIVE_INFINITY;
        return { ...line, tableNumber, dueAt, harms: mayHarm(line, warnings) };
      }),
    )
    .filter(isOpen)
    .flatMap((line) => line.pieces.map(({ name, quantity }) => ({ ...line, name, quantity })));
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .map((name) => {
      const same = lines.filter((line) => line.name === name);
      const begun = same.filter(({ status }) => status === 'preparando');
      return {
        name,
        quantity: total(same),
        begun: total(begun),
        variants: variantsOf(same),
        allergy: allergyOf(same),
        dues: same.map(({ dueAt, quantity }) => ({ at: dueAt, quantity })),
      };
    })
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}

export interface SumNow extends Sum {
  /** How many of them are late. */
  late: number;
}

/** As they stand now: dishes of which something is late come first, what is longest overdue before the rest; the others stay the largest first. */
export function lateFirst(sums: readonly Sum[], now: number): SumNow[] {
  const known = sums.map((sum) => {
    const overdue = sum.dues.filter(({ at }) => lateBy(at, now) > 0);
    return { sum: { ...sum, late: total(overdue) }, since: Math.min(...overdue.map(({ at }) => at)) };
  });
  return known.sort((a, b) => (a.since === b.since ? 0 : a.since - b.since)).map(({ sum }) => sum);
}

function mayHarm(line: TicketLine, warnings: Ticket['warnings']): boolean {
  if (warningsApart(choiceTexts(line), line).warnings.length > 0) return true;
  const said = warnings.map(({ text }) => text);
  return (contentsFor(line.allergens, said)?.clash.length ?? 0) > 0;
}

function allergyOf(lines: readonly SumLine[]): Sum['allergy'] {
  const harmful = lines.filter(({ harms }) => harms);
  if (harmful.length === 0) return null;
  const tables = [...new Set(harmful.map(({ tableNumber }) => tableNumber))].sort((a, b) => a - b);
  return { quantity: total(harmful), tables };
}

function variantsOf(lines: readonly SumLine[]): Variant[] {
  const alike = new Map<string, SumLine[]>();
  for (const line of lines) {
    const way = wayOf(line, 1);
    alike.set(way, [...(alike.get(way) ?? []), line]);
  }
  const variants = [...alike.values()].map((same): Variant => {
    const quantity = total(same);
    return { text: same[0] ? wayOf(same[0], quantity) : '', quantity };
  });
  if (variants.every(({ text }) => text === '')) return [];
  return variants.sort((a, b) => b.quantity - a.quantity);
}

/** How so many of a line are wanted; what somebody must not eat is told apart. */
function wayOf(line: TicketLine, quantity: number): string {
  const { warnings, choices, note } = warningsApart(choiceTexts({ choices: line.choices, quantity }), line);
  return [...choices, note, ...warnings.map(wishesBeside)].filter(Boolean).join(', ');
}

const total = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
