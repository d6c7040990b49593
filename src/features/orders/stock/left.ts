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

/** As far as counting goes: how many, of a product with its options, each as often as one of them takes it. */
export interface CountedLine {
  productId: string;
  quantity: number;
  optionIds: readonly string[];
}

/** What one piece of a line takes of each thing. */
function takenByOne({ productId, optionIds }: Omit<CountedLine, 'quantity'>): Map<string, number> {
  const taken = new Map([[productId, 1]]);
  for (const id of optionIds) taken.set(id, (taken.get(id) ?? 0) + 1);
  return taken;
}

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
    for (const [id, times] of takenByOne(line))
      if (isCounted.has(id)) sums.set(id, (sums.get(id) ?? 0) + times * line.quantity);
  return sums;
}

export interface Lack {
  line: number;
  /** The product or option that is short. */
  id: string;
  /** How many pieces of the line there is enough for. */
  left: number;
}

/** The lines that ask for more than is left, served in their order: what one has, the next cannot have. */
export function lacks(lines: readonly CountedLine[], stock: ReadonlyMap<string, number>): Lack[] {
  const left = new Map(stock);
  return lines.flatMap((line, index) => {
    let short: Lack | null = null;
    const taken = takenByOne(line);
    for (const [id, times] of taken) {
      const of = left.get(id);
      const enough = of === undefined ? line.quantity : Math.floor(of / times);
      if (enough < (short?.left ?? line.quantity)) short = { line: index, id, left: enough };
    }
    const had = short?.left ?? line.quantity;
    for (const [id, times] of taken) if (left.has(id)) left.set(id, (left.get(id) ?? 0) - had * times);
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
  const spare = [...takenByOne(line)].flatMap(([id, times]) => {
    const left = stock.get(id);
    return left === undefined ? [] : [Math.floor((left - (asked.get(id) ?? 0)) / times)];
  });
  return spare.length === 0 ? undefined : Math.min(...spare);
}
