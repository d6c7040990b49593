import type { Menu, Option, OptionGroup, Product } from '#features/menu/contract.ts';
import type { ChosenLine, Order } from '../contract.ts';
import { unitPrice } from '../order.ts';

/** A line as it is being typed. A kept line carries its number in the order, with its snapshot of name and price. */
export interface DraftLine {
  key: string;
  kept: number | null;
  productId: string;
  name: string;
  unitCents: number;
  optionIds: string[];
  choices: string[];
  quantity: number;
  notes: string;
}

/** Limits of the contract, written out again: its validator has no business in a browser, and the content policy stops it there. */
export const maxQuantity = 99;
export const maxNotes = 300;

export function draftOf(order: Order): DraftLine[] {
  return order.lines.map((line) => ({
    key: `kept-${line.line}`,
    kept: line.line,
    productId: line.productId,
    name: line.name,
    unitCents: line.unitCents,
    optionIds: line.choices.map((choice) => choice.optionId),
    choices: line.choices.map((choice) => choice.name),
    quantity: line.quantity,
    notes: line.notes,
  }));
}

export function newLine(product: Product, options: Option[], key: string): DraftLine {
  return {
    key,
    kept: null,
    productId: product.id,
    name: product.name,
    unitCents: unitPrice(product, options),
    optionIds: options.map((option) => option.id),
    choices: options.map((option) => option.name),
    quantity: 1,
    notes: '',
  };
}

/** The same choice again adds to the line that is there, unless someone wrote a note on it. */
export function withLine(lines: DraftLine[], added: DraftLine): DraftLine[] {
  const same = lines.find(
    (line) =>
      line.kept === null &&
      line.productId === added.productId &&
      line.notes === '' &&
      line.quantity < maxQuantity &&
      line.optionIds.join() === added.optionIds.join(),
  );
  if (!same) return [...lines, added];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + 1 } : line));
}

export function chosen(line: DraftLine): ChosenLine {
  return { productId: line.productId, quantity: line.quantity, optionIds: line.optionIds, notes: line.notes.trim() };
}

export function chosenAsSeen(line: DraftLine): ChosenLine {
  return { ...chosen(line), seenUnitCents: line.unitCents };
}

export function editedLine(line: DraftLine) {
  return line.kept === null ? chosen(line) : { line: line.kept, quantity: line.quantity, notes: line.notes.trim() };
}

export function groupsOf(product: Product, menu: Menu): OptionGroup[] {
  return product.optionGroupIds.flatMap((id) => menu.optionGroups.find((group) => group.id === id) ?? []);
}

/** The first group that still lacks a choice, if any. */
export function missingGroup(groups: OptionGroup[], optionIds: ReadonlySet<string>): OptionGroup | undefined {
  return groups.find((group) => group.options.filter((option) => optionIds.has(option.id)).length < group.min);
}

const marks = /\p{Diacritic}/gu;
function plain(text: string): string {
  return text.normalize('NFD').replace(marks, '').toLowerCase();
}

/** 'acai' finds 'Açaí'; every word must occur somewhere in the name. */
export function matches(product: Product, search: string): boolean {
  const name = plain(product.name);
  return plain(search)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

/** A new line at today's price: the menu may have changed since it was chosen. A kept line keeps its snapshot. */
export function priced(line: DraftLine, menu: Menu): DraftLine {
  if (line.kept !== null) return line;
  const product = menu.categories.flatMap((category) => category.products).find(({ id }) => id === line.productId);
  if (!product) return line;
  const options = groupsOf(product, menu).flatMap((group) =>
    group.options.filter(({ id }) => line.optionIds.includes(id)),
  );
  return { ...line, unitCents: unitPrice(product, options) };
}
