import { mostPriceCents } from '#lib/limits.ts';
import { amountsOf } from '#lib/typed-money.ts';
import { isPriced, type PricedChoice } from '../../menu/starting/priced-choices.ts';
import { longest } from '../../menu/values.ts';
import { mostChoices } from '../values.ts';
import { type Amount, amountsIn, between, inWholes, readingsOf } from './amounts.ts';
import type { ReadDish } from './read-list.ts';
import { sizeAt } from './size-names.ts';

interface Priced {
  priceCents: number;
  choices: PricedChoice[];
}

interface Size {
  name: string;
  cents: number;
}

/** Dish and choices of what each size costs: the dish costs what its smallest price is. Null where a size stands twice. */
function pricedBy(sizes: readonly Size[]): Priced | null {
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  const fit = sizes.every(({ name }) => name.length <= longest.option);
  if (names.size < sizes.length || sizes.length > mostChoices || !fit) return null;
  const priceCents = Math.min(...sizes.map(({ cents }) => cents));
  return {
    priceCents,
    choices: sizes.map(({ name, cents }) => ({ name: capital(name), priceDeltaCents: cents - priceCents })),
  };
}

const isPrice = (cents: number | undefined): cents is number =>
  cents !== undefined && cents > 0 && cents <= mostPriceCents;

/** 'P 30 M 40 G 50' behind a name. Null where not every price has a size. */
export function sizesOf(said: string, amounts: readonly Amount[]): Priced | null {
  const whole = inWholes(amounts);
  const sizes = amounts.map(({ start, digits, negative }, place): Size | null => {
    const label = sizeAt(said.slice(amounts[place - 1]?.end ?? 0, start).replace(between, ''));
    if (!label || negative) return null;
    const [cents, another] = whole ? amountsOf(digits) : readingsOf(digits);
    // Between two prices stands the size and nothing else; before the first the name, and no size without a price.
    const alone = place === 0 ? label.rest !== '' && !sizeAt(label.rest) : !/[\p{L}\p{N}]/u.test(label.rest);
    return alone && another === undefined && isPrice(cents) ? { name: label.size, cents } : null;
  });
  return sizes.length > 1 && sizes.every((size) => size !== null) ? pricedBy(sizes) : null;
}

/** 'M 40' in a line of its own: a size of the dish above it. */
export function sizeLine(said: string): Size | null {
  const [amount, more] = amountsIn(said);
  if (!amount || more || /[\p{L}\p{N}]/u.test(said.slice(amount.end))) return null;
  const label = sizeAt(said.slice(0, amount.start).replace(between, ''));
  const [cents, another] = readingsOf(amount.digits);
  return label?.rest === '' && another === undefined && isPrice(cents) ? { name: label.size, cents } : null;
}

/** A dish with one size more; null where what it costs already is of no size, or of this one. */
export function withSize(dish: ReadDish, whole: string, size: Size): Partial<ReadDish> | null {
  const { priceCents, prices, choices, name, description } = dish;
  if (priceCents === null) return prices.length === 0 && choices.length === 0 ? pricedBy([size]) : null;
  if (choices.length > 0) {
    // 'Carne ou queijo' are no sizes.
    if (choices.length > 1 && !isPriced(choices)) return null;
    return pricedBy([...choices.map((each) => ({ name: each.name, cents: priceCents + each.priceDeltaCents })), size]);
  }
  // 'Chopp 300 ml 9,90', whose first size was taken for a note.
  const first = sizeAt(whole);
  if (!first?.rest) return null;
  const priced = pricedBy([{ name: first.size, cents: priceCents }, size]);
  return (
    priced && {
      ...priced,
      name: first.rest.replace(between, '') || name,
      description: description === first.size ? '' : description,
    }
  );
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
