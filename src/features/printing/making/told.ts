import { choiceTexts, elsewhereTexts } from '../../kitchen/choice-texts.ts';
import type { Elsewhere } from '../../kitchen/parts.ts';
import { choicesToMake } from '../../orders/base-price.ts';
import { speaksOfAllergy, warningsApart } from '../../orders/lines/allergy.ts';
import { choiceCounts, countedText } from '../../orders/lines/choice-counts.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { portuguese } from '../../orders/portuguese.ts';
import type { LineText, OrderStatus } from '../../orders/values.ts';
import type { PaperLine } from '../paper/paper.ts';

/** A line as the papers of its order tell it. */
export interface ToldLine extends Pick<OrderLine, 'line' | 'name' | 'quantity' | 'choices' | LineText> {
  stationId: string | null;
  /** The dish that it goes with, where that is made elsewhere. */
  dish?: string;
  /** What other stations make of one of it. */
  elsewhere?: Elsewhere[];
}

/** What the papers of an order have said: what is to be made, and for which table. */
export interface Told {
  status: OrderStatus;
  table: number;
  lines: (ToldLine & Partial<Pick<OrderLine, 'firedAt' | 'addedAt'>>)[];
  /** The stations of its lines as they were, by what lines and choices name; papers of before say nothing of it. */
  stations?: Record<string, ToldStation>;
}

/** A station at the time at which its lines were told, and the printers that had them. */
export interface ToldStation {
  id: string;
  name: string;
  printerIds: string[];
}

export interface Difference {
  gone: ToldLine[];
  added: ToldLine[];
  changed: { was: ToldLine; became: ToldLine }[];
  kept: ToldLine[];
}

/** What became of what was told, of each line as `here` has it. */
export function differenceOf(before: Told, now: Told, here: (line: ToldLine) => ToldLine[]): Difference {
  const was = before.lines.flatMap(here);
  const became = now.lines.flatMap(here);
  const pairs = became.flatMap((line) => {
    const old = was.find((each) => samePiece(each, line));
    return old ? [{ was: old, became: line }] : [];
  });
  const less = pairs.filter((pair) => pair.was.quantity > pair.became.quantity && sameDish(pair));
  const other = pairs.filter((pair) => !less.includes(pair));
  const whole = was.filter((line) => !became.some((each) => samePiece(each, line)));
  return {
    // Fewer of the same: some are not to be made, the rest is as it was.
    gone: [...whole, ...less.map((pair) => ({ ...pair.was, quantity: pair.was.quantity - pair.became.quantity }))],
    added: became.filter((line) => !was.some((each) => samePiece(each, line))),
    changed: other.filter((pair) => !same(pair.was, pair.became)),
    kept: [...less, ...other.filter((pair) => same(pair.was, pair.became))]
      .map((pair) => pair.became)
      .sort((a, b) => a.line - b.line),
  };
}

export const saysNothing = ({ gone, added, changed }: Difference) => gone.length + added.length + changed.length === 0;

/** Of one line a printer may have several choices; a name stays as it was ordered. */
const samePiece = (a: ToldLine, b: ToldLine) => a.line === b.line && a.name === b.name;

/** But for how many of it. */
function sameDish({ was, became }: { was: ToldLine; became: ToldLine }): boolean {
  return same({ ...was, quantity: 1 }, { ...became, quantity: 1 });
}

function same(was: ToldLine, became: ToldLine): boolean {
  return JSON.stringify(onPaper(was)) === JSON.stringify(onPaper(became));
}

export function onPaper(line: ToldLine): PaperLine {
  const { quantity, name, dish, elsewhere = [] } = line;
  const counted = choiceCounts({ choices: choicesToMake(line.choices) });
  const { warnings, choices, note } = warningsApart(choiceTexts({ choices: counted, quantity }, portuguese), line);
  const saidElsewhere = elsewhere.flatMap((part) => part.choices.map(countedText)).filter(speaksOfAllergy);
  return {
    quantity,
    name,
    ...(dish && { dish }),
    choices,
    ...(elsewhere.length > 0 && { elsewhere: elsewhereTexts({ elsewhere, quantity }, portuguese) }),
    note,
    warnings: [...warnings, ...saidElsewhere],
  };
}
