import { warningsApart } from '../orders/lines/allergy.ts';
import { choiceTexts } from './choice-texts.ts';
import { isOpen, type Ticket, type TicketLine } from './tickets.ts';

export interface Sum {
  name: string;
  quantity: number;
  /** How many of them somebody makes already; the others nobody has started. */
  begun: number;
  /** How some of them are wanted: choices and notes, the most frequent first. */
  ways: { text: string; quantity: number; warning: boolean }[];
}

/** What is to be made now, by dish, and by choice where that is made apart: '12 moqueca, 3 sem coentro'. The largest first. */
export function sumsOf(tickets: readonly Ticket[]): Sum[] {
  const lines = tickets
    .flatMap((ticket) => ticket.lines)
    .filter(isOpen)
    .flatMap((line) => line.pieces.map(({ name, quantity }) => ({ ...line, name, quantity })));
  const names = [...new Set(lines.map(({ name }) => name))];
  return names
    .map((name) => {
      const same = lines.filter((line) => line.name === name);
      const begun = same.filter(({ status }) => status === 'preparando');
      return { name, quantity: total(same), begun: total(begun), ways: waysOf(same) };
    })
    .sort((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name));
}

function waysOf(lines: readonly TicketLine[]): Sum['ways'] {
  const ways = new Map<string, { text: string; quantity: number; warning: boolean }>();
  const all = total(lines);
  for (const { quantity, ...line } of lines) {
    const apart = warningsApart(choiceTexts({ choices: line.choices, quantity: all }), line);
    const add = (text: string, warning: boolean) => {
      const way = ways.get(text) ?? { text, quantity: 0, warning };
      ways.set(text, { ...way, quantity: way.quantity + quantity });
    };
    for (const text of apart.warnings) add(text, true);
    for (const text of [...apart.choices, apart.note].filter(Boolean)) add(text, false);
  }
  return [...ways.values()].sort((a, b) => Number(b.warning) - Number(a.warning) || b.quantity - a.quantity);
}

const total = (lines: readonly TicketLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
