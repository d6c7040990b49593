import { warningsApart } from '../orders/lines/allergy.ts';
import { choiceTexts } from './choice-texts.ts';
import { isOpen, type Ticket, type TicketLine } from './tickets.ts';

export interface Sum {
  name: string;
  quantity: number;
  /** How many of them somebody makes already; the others nobody has started. */
  begun: number;
  /** How they are wanted, where any of them is in a way of its own. */
  variants: Variant[];
}

/** So many that are made alike: choices and note together. What somebody must not eat stands first, then the most frequent. */
export interface Variant {
  /** Empty: as the menu says. */
  text: string;
  quantity: number;
  warning: boolean;
  /** Those with an allergy that was said with another dish: what is made for them is counted apart. */
  tables?: number[];
}

interface SumLine extends TicketLine {
  /** Its table's number, where somebody there must not eat something that is not said with this dish. */
  allergyAt: number | null;
}

/** What is to be made now, by dish, and by choice where that is made apart: '12 moqueca: 9 as they are, 3 sem coentro'. The largest first. */
export function sumsOf(tickets: readonly Ticket[]): Sum[] {
  const lines = tickets
    .flatMap((ticket) => ticket.lines.map((line): SumLine => ({ ...line, allergyAt: allergyBeside(ticket, line) })))
    .filter(isOpen)
    .flatMap((line) => line.pieces.map(({ name, quantity }) => ({ ...line, name, quantity })));
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .map((name) => {
      const same = lines.filter((line) => line.name === name);
      const begun = same.filter(({ status }) => status === 'preparando');
      return { name, quantity: total(same), begun: total(begun), variants: variantsOf(same) };
    })
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}

function allergyBeside({ tableNumber, warnings }: Ticket, line: TicketLine): number | null {
  return warnings.length > 0 && warningsApart(choiceTexts(line), line).warnings.length === 0 ? tableNumber : null;
}

function variantsOf(lines: readonly SumLine[]): Variant[] {
  const alike = new Map<string, SumLine[]>();
  for (const line of lines) {
    const way = JSON.stringify([line.choices, line.notes, line.allergyAt !== null]);
    alike.set(way, [...(alike.get(way) ?? []), line]);
  }
  const variants = [...alike.values()].map((same) => variantOf(same));
  if (variants.every(({ text, warning }) => text === '' && !warning)) return [];
  return variants.sort((a, b) => Number(b.warning) - Number(a.warning) || b.quantity - a.quantity);
}

function variantOf(same: readonly SumLine[]): Variant {
  const [line] = same;
  const quantity = total(same);
  if (!line) return { text: '', quantity, warning: false };
  const { warnings, choices, note } = warningsApart(choiceTexts({ choices: line.choices, quantity }), line);
  const text = [...warnings, ...choices, note].filter(Boolean).join(', ');
  const tables = [...new Set(same.flatMap(({ allergyAt }) => allergyAt ?? []))].sort((a, b) => a - b);
  return { text, quantity, warning: warnings.length + tables.length > 0, ...(tables.length > 0 && { tables }) };
}

const total = (lines: readonly TicketLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
