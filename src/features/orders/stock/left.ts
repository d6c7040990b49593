import type { OrderLine } from '../lines/contract.ts';

/** A line of which more was asked than is left: `left` is what it can have beside the lines before it. */
export interface NotEnough {
  code: 'not_enough_left';
  line: number;
  product: string;
  /** The option of which so few are left; null when it is the product itself. */
  option: string | null;
  left: number;
}

/** As far as counting goes: how many, of a product with its options. */
export interface CountedLine {
  productId: string;
  quantity: number;
  optionIds: readonly string[];
}

const itemsOf = ({ productId, optionIds }: Omit<CountedLine, 'quantity'>) => [productId, ...optionIds];

/** What of an order has been taken from what is counted: nothing of a line that was cancelled. */
export function takenBy(lines: readonly OrderLine[]): (OrderLine & CountedLine)[] {
  return lines
    .filter(({ status }) => status !== 'cancelado')
    .map((line) => ({ ...line, optionIds: line.choices.map(({ optionId }) => optionId) }));
}

/** How many of each thing that is counted these lines come to. */
export function quantitiesOf(
  lines: readonly CountedLine[],
  isCounted: { has(id: string): boolean },
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const line of lines)
    for (const id of itemsOf(line)) if (isCounted.has(id)) sums.set(id, (sums.get(id) ?? 0) + line.quantity);
  return sums;
}

export interface Lack {
  line: number;
  /** The product or option that is short. */
  id: string;
  left: number;
}

/** The lines that ask for more than is left, served in their order: what one has, the next cannot have. */
export function lacks(lines: readonly CountedLine[], stock: ReadonlyMap<string, number>): Lack[] {
  const left = new Map(stock);
  return lines.flatMap((line, index) => {
    let short: Lack | null = null;
    for (const id of itemsOf(line)) {
      const of = left.get(id);
      if (of !== undefined && of < (short?.left ?? line.quantity)) short = { line: index, id, left: of };
    }
    const had = short?.left ?? line.quantity;
    for (const id of itemsOf(line)) if (left.has(id)) left.set(id, (left.get(id) ?? 0) - had);
    return short ? [short] : [];
  });
}

/** How many more of something these lines leave of what there is; undefined where it is not counted. */
export function spareOf(
  line: Omit<CountedLine, 'quantity'>,
  lines: readonly CountedLine[],
  stock: ReadonlyMap<string, number>,
): number | undefined {
  const asked = quantitiesOf(lines, stock);
  const spare = itemsOf(line).flatMap((id) => {
    const left = stock.get(id);
    return left === undefined ? [] : [left - (asked.get(id) ?? 0)];
  });
  return spare.length === 0 ? undefined : Math.min(...spare);
}
