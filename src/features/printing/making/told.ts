import { choicesToMake } from '../../orders/base-price.ts';
import { allergiesApart } from '../../orders/lines/allergy.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import type { LineText, OrderStatus } from '../../orders/values.ts';
import type { PaperLine } from '../paper/paper.ts';

/** A line as the papers of its order tell it. */
export interface ToldLine extends Pick<OrderLine, 'line' | 'name' | 'quantity' | 'choices' | LineText> {
  stationId: string | null;
  /** The dish that it goes with, where that is made elsewhere. */
  dish?: string;
}

/** What the papers of an order have said: what is to be made, and for which table. */
export interface Told {
  status: OrderStatus;
  table: number;
  lines: ToldLine[];
}

export interface Difference {
  gone: ToldLine[];
  added: ToldLine[];
  changed: { was: ToldLine; became: ToldLine }[];
  kept: ToldLine[];
}

/** What became of what was told, of each line as `here` has it; null is nothing of it. */
export function differenceOf(before: Told, now: Told, here: (line: ToldLine) => ToldLine | null): Difference {
  const was = before.lines.flatMap((line) => here(line) ?? []);
  const became = now.lines.flatMap((line) => here(line) ?? []);
  const pairs = became.flatMap((line) => {
    const old = was.find((each) => each.line === line.line);
    return old ? [{ was: old, became: line }] : [];
  });
  const less = pairs.filter((pair) => pair.was.quantity > pair.became.quantity && sameDish(pair));
  const other = pairs.filter((pair) => !less.includes(pair));
  const whole = was.filter((line) => !became.some((each) => each.line === line.line));
  return {
    // Fewer of the same: some are not to be made, the rest is as it was.
    gone: [...whole, ...less.map((pair) => ({ ...pair.was, quantity: pair.was.quantity - pair.became.quantity }))],
    added: became.filter((line) => !was.some((each) => each.line === line.line)),
    changed: other.filter((pair) => !same(pair.was, pair.became)),
    kept: [...less, ...other.filter((pair) => same(pair.was, pair.became))]
      .map((pair) => pair.became)
      .sort((a, b) => a.line - b.line),
  };
}

export const saysNothing = ({ gone, added, changed }: Difference) => gone.length + added.length + changed.length === 0;

/** But for how many of it. */
function sameDish({ was, became }: { was: ToldLine; became: ToldLine }): boolean {
  return same({ ...was, quantity: 1 }, { ...became, quantity: 1 });
}

function same(was: ToldLine, became: ToldLine): boolean {
  return JSON.stringify(onPaper(was)) === JSON.stringify(onPaper(became));
}

export function onPaper(line: ToldLine): PaperLine {
  const { warnings, choices, note } = allergiesApart({ ...line, choices: choicesToMake(line.choices) });
  const { quantity, name, dish } = line;
  return { quantity, name, ...(dish && { dish }), choices, note, warnings };
}
