import { leftWords } from '#features/menu/web/availability/left-words.ts';
import { m } from '#generated/messages/messages.js';
import { type BaseOf, type MenuIndex, priceLines, type Refusal } from '../order.ts';
import { lacks } from '../stock/left.ts';
import { chosen, type DraftLine } from './draft.ts';

/** What was weighed or priced on the form stays as it is: the menu only says whether it can be had. */
const anyPrice: BaseOf = () => ({ priceCents: 0, choices: [] });

/** Why lines cannot be had as they are, by their keys: what the server would refuse is said of its line, beside what removes it. */
export function lineTroubles(
  lines: readonly DraftLine[],
  menu: MenuIndex,
  left: Parameters<typeof lacks>[1],
  typed: readonly DraftLine[] = [],
): Map<string, string> {
  // What is on the order already stays as it was ordered.
  const added = lines.filter(({ kept }) => kept === null);
  // What is only typed may still be asked about: of it is only said how many there are.
  const all = [...lines, ...typed];
  const refused = priceLines(added.map(chosen), menu, anyPrice).refusals;
  return new Map([
    ...refused.map((refusal) => [added[refusal.line]?.key ?? '', troubleText(refusal)] as const),
    ...lacks(all, left).map((lack) => [all[lack.line]?.key ?? '', leftWords(lack.left)] as const),
  ]);
}

function troubleText(refusal: Refusal): string {
  if (refusal.code === 'choices_invalid') return m['orders.form.choicesChanged']({ group: refusal.group });
  if (refusal.code !== 'option_unavailable') return m['orders.form.unavailable']();
  return refusal.option ? m['orders.form.optionGone']({ option: refusal.option }) : m['orders.form.anOptionGone']();
}
