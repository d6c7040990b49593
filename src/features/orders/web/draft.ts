import type { Menu, Product } from '#features/menu/contract.ts';
import { isWeighed, type Measure } from '../base-price.ts';
import type { PricedChoice } from '../choices.ts';
import { type Chosen, chosenIn, groupsOf } from '../chosen.ts';
import type { Order } from '../contract.ts';
import { heldPieces } from '../held.ts';
import type { ChosenLine, OrderLine, StaffLine } from '../lines/contract.ts';
import { wordsOf } from '../lines/words.ts';
import { measuredChoice } from '../measured-choice.ts';
import type { Charged, MenuIndex } from '../order.ts';
import { type EditableField, maxQuantity, type OrderStatus } from '../values.ts';

const none: Chosen = [];

/** A line as it is being typed. A kept line carries its number in the order, with its snapshot of name and price. */
export interface DraftLine extends Pick<OrderLine, EditableField>, Measure {
  key: string;
  kept: number | null;
  productId: string;
  name: string;
  unitCents: number;
  /** What one cost when it was put on the form: the menu may have changed since. */
  addedCents: number;
  optionIds: string[];
  choices: string[];
  /** One weighing, which stays a line of one. */
  weighed: boolean;
  /** How many of them the house gives: of fewer pieces no more than there are. */
  freeQuantity: number;
  /** It is ordered, and not to be made until it is fired. */
  onHold: boolean;
  /** How many of them whoever edits may not take away. */
  held: number;
}

/** An order as it is being typed. */
export interface OrderDraft {
  tableId: string;
  status: OrderStatus;
  lines: DraftLine[];
}

/** `approves`: whether whoever edits may take away alone what somebody has begun. */
export function draftOf(order: Order, approves: boolean): DraftLine[] {
  return order.lines.map((line) => ({
    key: `kept-${line.line}`,
    kept: line.line,
    productId: line.productId,
    name: line.name,
    unitCents: line.unitCents,
    addedCents: line.unitCents,
    optionIds: line.choices.map((choice) => choice.optionId),
    choices: line.choices.map((choice) => choice.name),
    weighed: isWeighed(line),
    quantity: line.quantity,
    freeQuantity: line.freeQuantity,
    onHold: line.heldAt !== null,
    held: approves ? 0 : heldPieces(line),
    notes: line.notes,
  }));
}

/** As it is before anything is typed; of an order that exists, as that is. */
export function untouched(order: Order | null, approves: boolean, tableId = ''): OrderDraft {
  if (!order) return { tableId, status: 'pendente', lines: [] };
  return { tableId: order.tableId, status: order.status, lines: draftOf(order, approves) };
}

/** Whether something would be lost with it: what was typed and taken back is not. */
export function isTouched(draft: OrderDraft, begun: OrderDraft): boolean {
  const same = (line: DraftLine, at: number) => {
    const { key, quantity, notes } = begun.lines[at] ?? {};
    return line.key === key && line.quantity === quantity && line.notes === notes;
  };
  const { tableId, status, lines } = draft;
  return (
    tableId !== begun.tableId || status !== begun.status || lines.length !== begun.lines.length || !lines.every(same)
  );
}

/** What of a line is to be paid, as the server reckons it. */
export function chargedOf({ quantity, unitCents, freeQuantity }: DraftLine): Charged {
  return { quantity, unitCents, freeQuantity: Math.min(freeQuantity, quantity) };
}

export function newLine(product: Product, choice: PricedChoice & Measure, key: string): DraftLine {
  const { optionIds, choices, seenUnitCents, ...measure } = choice;
  return {
    ...measure,
    weighed: measure.grams !== undefined,
    key,
    kept: null,
    productId: product.id,
    name: product.name,
    unitCents: seenUnitCents,
    addedCents: seenUnitCents,
    optionIds,
    choices,
    quantity: 1,
    freeQuantity: 0,
    onHold: false,
    held: 0,
    notes: '',
  };
}

const isMeasured = ({ grams, openCents }: Measure) => (grams ?? openCents) !== undefined;

/** The same choice again adds to the line that is there, unless someone wrote a note on it, weighed it or gave its price. */
export function withLine(lines: DraftLine[], added: DraftLine): DraftLine[] {
  const same = lines.find(
    (line) =>
      line.kept === null &&
      line.onHold === added.onHold &&
      !isMeasured(line) &&
      !isMeasured(added) &&
      line.productId === added.productId &&
      wordsOf(line).length === 0 &&
      line.quantity + added.quantity <= maxQuantity &&
      line.optionIds.join() === added.optionIds.join(),
  );
  if (!same || wordsOf(added).length > 0) return [...lines, added];
  return lines.map((line) => (line === same ? { ...line, quantity: line.quantity + added.quantity } : line));
}

/** What is left to send of lines of which some had arrived already, though nobody was told: what was added since. */
export function withoutSent(lines: readonly DraftLine[], sent: readonly DraftLine[]): DraftLine[] {
  const arrived = new Map(sent.map(({ key, quantity }) => [key, quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (arrived.get(line.key) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** How many of each product, whatever was chosen of its options. */
export function countsOf(lines: readonly DraftLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { productId, quantity } of lines) counts.set(productId, (counts.get(productId) ?? 0) + quantity);
  return counts;
}

/** What is asked of a line, as it is sent. */
function asked({ quantity, notes }: DraftLine): Pick<ChosenLine, EditableField> {
  return { quantity, notes: notes.trim() };
}

export function chosen(line: DraftLine): StaffLine {
  const { productId, optionIds, onHold, grams, openCents } = line;
  return { productId, optionIds, ...asked(line), ...(onHold && { hold: true }), grams, openCents };
}

export function chosenAsSeen(line: DraftLine): StaffLine {
  return { ...chosen(line), seenUnitCents: line.unitCents };
}

export function editedLine(line: DraftLine) {
  return line.kept === null ? chosen(line) : { line: line.kept, ...asked(line) };
}

/** By product: what is chosen of it while it is not on the order yet. */
export type Picks = Readonly<Record<string, Chosen>>;

/** The first product of which something is chosen; one that was merely looked at is none. */
export function halfMade(menu: Menu, groups: MenuIndex['groups'], picks: Picks): Product | undefined {
  return menu.categories
    .flatMap(({ products }) => products)
    .find((product) =>
      groupsOf(product, groups).some((group) => chosenIn(group, picks[product.id] ?? none).length > 0),
    );
}

/** A new line at today's price: the menu may have changed since it was chosen. A kept line keeps its snapshot. */
export function priced(line: DraftLine, { products, groups }: MenuIndex): DraftLine {
  if (line.kept !== null) return line;
  const product = products.get(line.productId);
  if (!product) return line;
  const { seenUnitCents, choices } = measuredChoice(product, groupsOf(product, groups), line.optionIds, line);
  return { ...line, choices, unitCents: seenUnitCents };
}
