import type { Menu, OptionGroup, Product } from '#features/menu/contract.ts';
import type { ChosenLine } from '#features/orders/lines/contract.ts';

export interface SampleOrder {
  lines: ChosenLine[];
  /** Worked out here and not with the program's own rules, to hold its answers against. */
  totalCents: number;
}

const linesPerOrder = 3;
const feeShare = 0.1;
const notes = ['sem cebola, por favor', 'bem gelada', 'para dividir', ''];

/** Different orders of three lines, of which the first always has options and a note. */
export function sampleOrders(menu: Menu, count: number): SampleOrder[] {
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group]));
  const products = menu.categories.flatMap((category) => category.products).filter((product) => product.available);
  const withOptions = products.filter((product) => choose(product, groups).length > 0);
  const plain = products.filter((product) => choose(product, groups).length === 0);
  if (withOptions.length === 0 || plain.length === 0) throw new Error('The demo menu has no products to order');

  return Array.from({ length: count }, (_, order) => {
    const lines: ChosenLine[] = [];
    let itemsCents = 0;
    for (let line = 0; line < linesPerOrder; line += 1) {
      const from = line === 0 ? withOptions : plain;
      const product = from[(order * linesPerOrder + line) % from.length]!;
      const options = choose(product, groups);
      const unitCents = options.reduce((sum, option) => sum + option.priceDeltaCents, product.priceCents);
      itemsCents += unitCents;
      lines.push({
        productId: product.id,
        // One of each: a table of the bench orders for a whole town, and its bill stays within what a bill may come to.
        quantity: 1,
        optionIds: options.map((option) => option.id),
        notes: (line === 0 ? notes[order % 3] : notes[3]) ?? '',
        seenUnitCents: unitCents,
      });
    }
    return { lines, totalCents: itemsCents + Math.round(itemsCents * feeShare) };
  });
}

/** As few options as each group of the product allows, but one of each group that has any. */
function choose(product: Product, groups: ReadonlyMap<string, OptionGroup>) {
  return product.optionGroupIds.flatMap((id) => {
    const group = groups.get(id);
    const available = group?.options.filter((option) => option.available) ?? [];
    return available.slice(0, Math.max(1, group?.min ?? 0));
  });
}
