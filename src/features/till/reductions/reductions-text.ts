import { m } from '#generated/messages/messages.js';
import type { Locale } from '#lib/locale.ts';
import { listedKinds } from '../../orders/corrections/values.ts';
import type { TillReductions } from './contract.ts';

export interface ReductionGroup {
  /** The kind, and how often: 'Estornos, 3×'. */
  title: string;
  cents: number;
  rows: { label: string; cents: number }[];
}

/** What left the bills, kind by kind, those of which there was any; the same on the screen and on paper. */
export function reductionGroups({ corrections, discounts }: TillReductions, locale: Locale): ReductionGroup[] {
  const say = { locale };
  const kinds = listedKinds.map((kind) => {
    const found = corrections.filter((each) => each.kind === kind);
    const rows = found.map((each) => ({ label: correctionText(each, locale), cents: each.cents }));
    return { title: m[`till.reductions.${kind}`]({ count: countOf(found) }, say), cents: sumOf(rows), rows };
  });
  const given = discounts.map((each) => ({ label: discountText(each, locale), cents: each.cents }));
  const title = m['till.reductions.discount']({ count: countOf(discounts) }, say);
  return [...kinds, { title, cents: sumOf(given), rows: given }].filter(({ rows }) => rows.length > 0);
}

export const sumOf = (rows: readonly { cents: number }[]) => rows.reduce((sum, { cents }) => sum + cents, 0);

const countOf = (rows: readonly { count: number }[]) => rows.reduce((sum, { count }) => sum + count, 0);

function correctionText({ kind, reason, count, people }: TillReductions['corrections'][number], locale: Locale) {
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(people);
  if (reason === null) return m['till.reductions.by']({ names, count }, { locale });
  const approved = kind === 'void' || kind === 'gift';
  const text = approved ? m['till.reductions.approved'] : m['till.reductions.because'];
  return text({ reason, count, names }, { locale });
}

function discountText({ by, count }: TillReductions['discounts'][number], locale: Locale) {
  return by === null
    ? m['till.reductions.byItself']({ count }, { locale })
    : m['till.reductions.closedBy']({ name: by, count }, { locale });
}
