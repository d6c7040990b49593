import { formatMoney } from '#lib/money.ts';
import { weightText } from '#lib/weight-text.ts';
import type { Product } from '../menu/contract.ts';
import type { Pricing } from '../menu/values.ts';
import type { LineSnapshot } from './lines/contract.ts';
import type { BaseOf } from './order.ts';

/** What staff enter for a product that is priced when it is ordered. */
export interface Measure {
  grams?: number | undefined;
  /** The price of one, in cents. */
  openCents?: number | undefined;
}

type Priced = Pick<Product, 'priceCents' | 'pricing'>;
type Choice = LineSnapshot['choices'][number];

/** A weighing is no option of the menu. */
const noOption = '00000000-0000-0000-0000-000000000000';

/** The price of one before its options, in cents, rounded half up; null where the measure is missing or is not the product's. */
export function baseCents({ priceCents, pricing }: Priced, { grams, openCents }: Measure): number | null {
  if ((grams === undefined) === (pricing === 'weight') || (openCents === undefined) === (pricing === 'open'))
    return null;
  if (grams !== undefined) return Math.floor((priceCents * grams + 500) / 1_000);
  return openCents ?? priceCents;
}

/** '0,350 kg × R$ 69,90/kg'. In Portuguese, like all that a line keeps of the menu. */
export function weighingText(grams: number, kiloCents: number): string {
  return `${weightText(grams, 'pt-BR')} × ${formatMoney(kiloCents, 'pt-BR')}/kg`;
}

/** A line's choices for whoever makes it, who reads no prices: of a weighing the weight. */
export function choicesToMake<Each extends { name: string; grams?: number | undefined }>(
  choices: readonly Each[],
): Each[] {
  return choices.map((choice) =>
    choice.grams === undefined ? choice : { ...choice, name: weightText(choice.grams, 'pt-BR') },
  );
}

/** A line keeps its weighing as its first choice: whatever shows, prints, copies or chains a line does so with its choices. */
export function weighingOf({ priceCents }: Priced, { grams }: Measure): Choice[] {
  if (grams === undefined) return [];
  return [{ optionId: noOption, group: 'Peso', name: weighingText(grams, priceCents), priceDeltaCents: 0, grams }];
}

/** As a line is priced for somebody who may weigh or price these; guests may neither. */
export function pricedBy(pricings: readonly Pricing[]): BaseOf {
  return (product, chosen) => {
    const { pricing } = product;
    if (pricing && !pricings.includes(pricing))
      return { code: pricings.length === 0 ? 'sold_by_staff' : 'open_price_denied' };
    const priceCents = baseCents(product, chosen);
    if (priceCents === null || (chosen.grams !== undefined && chosen.quantity !== 1))
      return { code: 'pricing_mismatch' };
    return { priceCents, choices: weighingOf(product, chosen) };
  };
}

/** One weighing is one line: its quantity is 1. */
export function isWeighed({ choices }: Pick<LineSnapshot, 'choices'>): boolean {
  return choices.some(({ grams }) => grams !== undefined);
}
