import { folded } from '#lib/folded.ts';
import { groupedBy } from '#lib/grouped-by.ts';
import { mostPriceCents } from '#lib/limits.ts';
import type { PricedChoice } from '../../menu/starting/priced-choices.ts';
import { longest, type Pricing } from '../../menu/values.ts';
import { mostChoices } from '../values.ts';
import { type Amount, amountsIn, between, closes, readingsOf } from './amounts.ts';
import { goesOn, inCapitals, marked, namesPart } from './headings.ts';
import { type ListLine, linesOf } from './lines.ts';
import { askRepeated, together } from './repeated.ts';
import { letterSize, withoutSize } from './size-names.ts';
import { capital, sizeLine, sizesOf, withSize } from './sizes.ts';

/** A dish as a pasted list has it. */
export interface ReadDish {
  /** The lines that it was read from, shown while something is asked of it. */
  said: string[];
  name: string;
  description: string;
  /** Of these one is to be chosen. */
  choices: PricedChoice[];
  /** Null while nobody can know: then `prices` are what it may be, or it is to be typed. */
  priceCents: number | null;
  prices: number[];
  /** Where a list does not say how it is sold, it stays as it is. */
  pricing?: Pricing | null | undefined;
  /** Its name stands in the category more than once. */
  repeated: boolean;
}

export interface ReadCategory {
  name: string;
  dishes: ReadDish[];
}

const free = /\b(?:gratis|cortesia|por conta da casa|complimentary|free of charge)\b/;
const unpriced = /\b(?:preco|valor|consulte|sob consulta|a consultar|a combinar|market price)\b|\$/;

/**
 * Reads a list as people keep it in a chat, a table or a document: a dish and its price in a line, what it is made of behind it, headings between
 * them. Every line becomes one of these; what can be read in two ways, or in none, is a dish without a price, to be asked about.
 */
export function readList(text: string): ReadCategory[] {
  const categories: ReadCategory[] = [];
  /** The heading that no dish has followed yet. */
  let heading: ListLine | null = null;
  let last: ReadDish | null = null;
  const wholes = new Map<ReadDish, string>();
  const add = (dish: ReadDish) => {
    const open = categories.at(-1) ?? { name: '', dishes: [] };
    if (categories.length === 0) categories.push(open);
    open.dishes.push(dish);
    heading = null;
    last = dish;
  };
  const askHeading = () => {
    if (!heading) return;
    const { said, raw } = heading;
    categories.pop();
    add(doubtful(said, raw));
  };
  const lines = linesOf(text);
  const listSetsOff = lines.some((line, place) => place > 0 && setOff(line) && !readDish(line, new Map()));
  for (const line of lines) {
    if (line.afterBlank) last = null;
    const size = sizeLine(line.said);
    // Under 'BEBIDAS' a can may be a dish of its own; a 'P' never is: what stands over it is the dish.
    if (size && letterSize.test(size.name)) askHeading();
    const sized = size && last && withSize(last, wholes.get(last) ?? (last as ReadDish).name, size);
    const dish = readDish(line, wholes);
    if (sized && last) {
      Object.assign(last, sized);
      (last as ReadDish).said.push(...line.raw);
    } else if (dish) add(size ? { ...dish, priceCents: null, prices: [size.cents] } : dish);
    else if (last && goesOn(line.said) && say(last, line.said.replace(/^\((.*)\)$/, '$1')))
      (last as ReadDish).said.push(...line.raw);
    else if (isHeading(line, listSetsOff)) {
      askHeading();
      categories.push({ name: headingOf(line.said), dishes: [] });
      heading = line;
      last = null;
    } else add(doubtful(line.said, line.raw));
  }
  askHeading();
  return askRepeated(together(categories).map((category) => told(category, wholes)));
}

/** 'Chope 300 ml' and 'Chope 500 ml' are two dishes: what tells them apart is in their names. */
function told({ name, dishes }: ReadCategory, wholes: ReadonlyMap<ReadDish, string>): ReadCategory {
  const named = groupedBy(dishes, (dish) => folded(dish.name));
  const full = (dish: ReadDish) => (named.get(folded(dish.name))!.length > 1 ? wholes.get(dish) : undefined);
  return { name, dishes: dishes.map((dish) => ({ ...dish, name: full(dish) ?? dish.name })) };
}

const setOff = ({ said, afterBlank }: ListLine) => marked(said) || afterBlank;

/** A plain line among dishes is one whose price is missing, but where no heading is set off and it is called as parts of menus are. */
const isHeading = (line: ListLine, listSetsOff: boolean) =>
  line.said.length <= longest.category &&
  (/\d/.test(line.said)
    ? marked(line.said)
    : /\p{L}/u.test(line.said) && (setOff(line) || line.bold || (!listSetsOff && namesPart(line.said))));

/** 'PETISCOS:' as 'Petiscos'; what is not all in capitals stays as it was written. */
function headingOf(said: string): string {
  const bare = said.replace(/[\s:*_#=~-]+$/, '').replace(/^[#=~_]+\s*/, '');
  return (inCapitals(bare) ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare) || said;
}

const doubtful = (said: string, raw: string[]): ReadDish => ({
  said: [...raw],
  name: (said.replace(between, '') || said).slice(0, longest.name),
  description: '',
  choices: [],
  priceCents: null,
  prices: [],
  repeated: false,
});

function readDish({ said, raw, doubted }: ListLine, wholes: Map<ReadDish, string>): ReadDish | null {
  const found = amountsIn(said);
  const [first] = found;
  const final = found.at(-1);
  const isFree = free.test(folded(said));
  if (!first || !final) {
    if (!isFree && !unpriced.test(folded(said))) return null;
    const { name, note } = parted(said.replace(/\s*(?:gr[áa]tis|cortesia)$/i, ''));
    const dish = { ...doubtful(name || said, raw), prices: isFree ? [0] : [] };
    if (note) say(dish, note);
    return dish;
  }
  const one = found.length === 1;
  // '3 espetos por 30'.
  const before = said
    .slice(0, first.start)
    .replace(between, '')
    .replace(/\s+por$/i, '');
  const after = said
    .slice(final.end)
    .replace(/^[\s.,;:\-–—|/]+/, '')
    .replace(/^(?:a |por )?un(?:d|id|idade)?\.?$/i, 'Por unidade');
  const leads = /\p{L}/u.test(before);
  const whole = leads ? (one ? before : withoutSize(before)) : after || said;
  const { name, note } = parted(whole);
  const fits = name.length <= longest.name && after.length <= longest.description;
  const sure = !doubted && one && fits && closes(said, first) && /\p{L}/u.test(whole);
  const sized = leads && !one && fits && !doubted ? sizesOf(said, found) : null;
  const dish = { ...doubtful(name || said, raw), ...(sized ? { ...sized, prices: [] } : priceOf(found, sure)) };
  if (note) {
    say(dish, note);
    wholes.set(dish, whole.slice(0, longest.name));
  }
  if (after && leads) say(dish, after);
  return dish;
}

/** 'Bolinho (6 un)' is a name and a note; so is 'Chope pilsen 300 ml'. */
function parted(before: string): { name: string; note: string } {
  const [, name = before, note = ''] =
    /^(.+?)\s*\(([^()]+)\)$/.exec(before) ??
    /^(\D+?)[\s,]+(\d+(?:[.,]\d+)?\s*(?:ml|l|litros?|g|kg|un|unid|unidades?|fatias|pedaços|peças))$/i.exec(before) ??
    [];
  return { name: name.replace(between, ''), note: note.replace(/^(\d+)\s*un(?:id)?\.?$/i, '$1 unidades') };
}

function priceOf(found: readonly Amount[], sure: boolean): Pick<ReadDish, 'priceCents' | 'prices'> {
  const read = found
    .flatMap(({ digits, negative }) => (negative ? [] : readingsOf(digits)))
    .filter((cents) => cents <= mostPriceCents);
  const [cents = null, ...more] = read;
  return sure && more.length === 0 && cents !== 0
    ? { priceCents: cents, prices: [] }
    : { priceCents: null, prices: [...new Set(read)] };
}

/** 'carne, queijo ou palmito' is a choice; everything else is what the dish is. False when there is no room left. */
function say(dish: ReadDish, said: string): boolean {
  const choices = /^[^.;]+\sou\s[^.;,]+$/i.test(said)
    ? said
        .split(/,|\sou\s/i)
        .map((each) => each.trim())
        .filter(Boolean)
    : [];
  const fit = choices.length > 1 && choices.length <= mostChoices && choices.every((c) => c.length <= longest.option);
  if (dish.choices.length === 0 && fit) {
    dish.choices = [...new Map(choices.map((each) => [each.toLowerCase(), capital(each)])).values()].map((name) => ({
      name,
      priceDeltaCents: 0,
    }));
    return true;
  }
  const description = [dish.description, capital(said)].filter(Boolean).join('. ');
  if (description.length > longest.description) return false;
  dish.description = description;
  return true;
}
