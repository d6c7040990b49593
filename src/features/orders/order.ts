import { percentageOf } from '#lib/money.ts';
import type { Menu, OptionGroup, Product } from '../menu/contract.ts';
import { chosenIn, groupsOf } from './chosen.ts';
import type { Order } from './contract.ts';
import type { ChosenLine, LineSnapshot } from './lines/contract.ts';
import type { NotEnough } from './stock/left.ts';
import { unitPrice } from './unit-price.ts';
import type { OrderStatus } from './values.ts';

export const activeStatuses = ['pendente', 'preparando', 'pronto'] as const satisfies OrderStatus[];

export function isActive(status: OrderStatus): boolean {
  return (activeStatuses as readonly OrderStatus[]).includes(status);
}

/** Paid, by itself or with its bill: nothing of it changes any more. */
export function isPaid(order: Pick<Order, 'paidAt' | 'billClosed'>): boolean {
  return order.paidAt !== null || order.billClosed;
}

/** Still to be paid for: only of such an order anything is completed, taken back or given. */
export function isOwed(order: Pick<Order, 'status' | 'paidAt' | 'billClosed'>): boolean {
  return order.status !== 'cancelado' && !isPaid(order);
}

/** What of a line is paid for. Its pieces that the house gives cost nothing. */
export interface Charged {
  quantity: number;
  unitCents: number;
  freeQuantity?: number;
}

export function lineCents({ quantity, unitCents, freeQuantity = 0 }: Charged): number {
  return (quantity - freeQuantity) * unitCents;
}

export interface Totals {
  itemsCents: number;
  serviceFeeCents: number;
  totalCents: number;
}

/** The same sum for the diner's screen and for the server: items, then the fee rounded half up to the cent, once. */
export function totals(lines: readonly Charged[], serviceFeeBasisPoints: number): Totals {
  const itemsCents = lines.reduce((sum, line) => sum + lineCents(line), 0);
  const serviceFeeCents = percentageOf(itemsCents, serviceFeeBasisPoints);
  return { itemsCents, serviceFeeCents, totalCents: itemsCents + serviceFeeCents };
}

/** A menu laid out for look-up by id. */
export interface MenuIndex {
  version: number;
  products: ReadonlyMap<string, Product>;
  groups: ReadonlyMap<string, OptionGroup>;
  /** Products and options of which a limited number is left. */
  counted: ReadonlySet<string>;
}

export function indexMenu(menu: Menu): MenuIndex {
  return {
    version: menu.version,
    products: new Map(menu.categories.flatMap((category) => category.products).map((product) => [product.id, product])),
    groups: new Map(menu.optionGroups.map((group) => [group.id, group])),
    counted: new Set(menu.counted),
  };
}

export type PricedLine = Omit<LineSnapshot, 'stationId'> & { preparationMinutes: number };

export type Refusal =
  | { code: 'product_unavailable'; line: number; product: string | null }
  | { code: 'option_unavailable'; line: number; product: string; option: string | null }
  | { code: 'choices_invalid'; line: number; product: string; group: string }
  | { code: 'sold_by_staff' | 'open_price_denied' | 'pricing_mismatch'; line: number; product: string }
  | { code: 'price_changed'; line: number; product: string; seenCents: number; unitCents: number }
  | NotEnough;

/** What one of a product costs before its options, in cents, with what a line notes of how that came about; or why it is not sold so. */
export type Base =
  | { priceCents: number; choices: PricedLine['choices'] }
  | { code: 'sold_by_staff' | 'open_price_denied' | 'pricing_mismatch' };
export type BaseOf = (product: Product, chosen: ChosenLine) => Base;

/** For guests, whose page has no need to know how the staff weigh. */
const fixedPrice: BaseOf = ({ priceCents, pricing }) =>
  pricing ? { code: 'sold_by_staff' } : { priceCents, choices: [] };

/** Prices what was chosen against the menu as it is, or says for each line that cannot be served why. */
export function priceLines(
  chosen: readonly ChosenLine[],
  menu: MenuIndex,
  baseOf: BaseOf = fixedPrice,
): { lines: PricedLine[]; refusals: Refusal[] } {
  const lines: PricedLine[] = [];
  const refusals: Refusal[] = [];
  for (const [line, wanted] of chosen.entries()) {
    const priced = priceLine(line, wanted, menu, baseOf);
    if ('code' in priced) refusals.push(priced);
    else lines.push(priced);
  }
  return { lines, refusals };
}

function priceLine(line: number, wanted: ChosenLine, menu: MenuIndex, baseOf: BaseOf): PricedLine | Refusal {
  const product = menu.products.get(wanted.productId);
  if (!product?.available) return { code: 'product_unavailable', line, product: product?.name ?? null };
  const base = baseOf(product, wanted);
  if ('code' in base) return { code: base.code, line, product: product.name };

  const groups = groupsOf(product, menu.groups);
  const choices: PricedLine['choices'] = [];
  for (const group of groups) {
    const options = chosenIn(group, wanted.optionIds);
    const gone = options.find((option) => !option.available);
    if (gone) return { code: 'option_unavailable', line, product: product.name, option: gone.name };
    const repeated = !group.repeats && new Set(options).size < options.length;
    if (options.length < group.min || options.length > group.max || repeated)
      return { code: 'choices_invalid', line, product: product.name, group: group.name };
    for (const { id, name, priceDeltaCents } of options)
      choices.push({ optionId: id, group: group.name, name, priceDeltaCents });
  }
  if (choices.length < wanted.optionIds.length)
    return { code: 'option_unavailable', line, product: product.name, option: null };

  const unitCents = unitPrice(base, groups, wanted.optionIds);
  if (wanted.seenUnitCents !== undefined && wanted.seenUnitCents !== unitCents) {
    return { code: 'price_changed', line, product: product.name, seenCents: wanted.seenUnitCents, unitCents };
  }
  return {
    productId: product.id,
    name: product.name,
    quantity: wanted.quantity,
    unitCents,
    preparationMinutes: product.preparationMinutes,
    choices: [...base.choices, ...choices],
    notes: wanted.notes,
  };
}
