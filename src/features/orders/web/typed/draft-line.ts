import { newKey } from '#client/new-key.ts';
import type { Product } from '#features/menu/contract.ts';
import { pricedChoice } from '../../choices.ts';
import { groupsOf } from '../../chosen.ts';
import type { MenuIndex } from '../../order.ts';
import type { ReadLine, Span } from '../../typed/read-comanda.ts';
import { type DraftLine, newLine } from '../draft.ts';

/** What was read, as the order form has it: priced by the same rule as what is tapped. `holds`: whether lines can wait on this order. */
export function draftLine(
  { productId, quantity, optionIds, notes, hold }: ReadLine,
  index: MenuIndex,
  holds: boolean,
): DraftLine {
  const product = index.products.get(productId) as Product;
  const choice = pricedChoice(product, groupsOf(product, index.groups), optionIds);
  return { ...newLine(product, choice, newKey()), quantity, notes, onHold: hold && holds };
}

/** The words from the first of these spans to the last. */
export function textOf(text: string, spans: readonly Span[]): string {
  return text.slice(spans[0]?.start, spans.at(-1)?.end).replace(/\s+/g, ' ');
}

/** What could not be used, as it was typed: what was taken between two of them leaves a comma. */
export function leftOf(text: string, unread: readonly Span[], taken: readonly Span[]): string {
  return unread
    .map((span, at) => {
      const before = unread[at - 1]?.end ?? span.start;
      const parted = taken.some(({ start }) => start >= before && start < span.start);
      return `${parted ? ', ' : text.slice(before, span.start)}${text.slice(span.start, span.end)}`;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** The text without these words. */
export function without(text: string, spans: readonly Span[]): string {
  const left = [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
  return left
    .replace(/(?:\s*,)+/g, ',')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,]+$/g, '');
}
