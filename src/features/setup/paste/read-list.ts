import { mostPriceCents } from '#lib/limits.ts';
import { amountsOf } from '#lib/typed-money.ts';
import { longest } from '../../menu/values.ts';
import { mostChoices } from '../values.ts';

/** A dish as a line of a pasted list has it. */
export interface ReadDish {
  /** The line it stands in, from 0: what is asked of it is answered by that. */
  line: number;
  name: string;
  description: string;
  /** Of these one is to be chosen. */
  choices: string[];
  /** Null while nobody can know: then `prices` are what it may be, or it is to be typed. */
  priceCents: number | null;
  prices: number[];
}

export interface ReadCategory {
  name: string;
  dishes: ReadDish[];
}

/** An amount, with or without 'R$' before it; not a part of another number, nor a measure ('300 ml'). */
const amount =
  /(?<![\d.,])(?:(R\$)\s*)?(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![\d.,]*\d)(?!\s*(?:ml|cl|l|litros?|g|gr|kg|un|uni|unid|unidades?|pcs|peças|pedaços|fatias|cm|%|pessoas?)\b)/gi;
const bullets = /^[\s•·*▪●○–—-]+/;
/** What stands between a name and its price, or after it. */
const between = /[\s.·…_:=\-–—|]+$/;
/** From here on a bare whole number is more likely written without its comma. */
const leastWithoutComma = 300;

/**
 * Reads a list as people keep it in a chat, a table or a document: a dish and its price in a line, what it is made of behind it, headings between
 * them. What can be read in two ways is not decided here.
 */
export function readList(text: string): ReadCategory[] {
  const categories: ReadCategory[] = [];
  let last: ReadDish | null = null;
  const lines = text.split(/\r\n|\r|\n/);
  const into = () => {
    const open = categories.at(-1) ?? { name: '', dishes: [] };
    if (categories.length === 0) categories.push(open);
    return open;
  };
  for (const [line, raw] of lines.entries()) {
    const said = raw.replaceAll('\t', '  ').replaceAll('\0', '').replace(bullets, '').trim();
    if (said === '') {
      last = null;
      continue;
    }
    const dish = readDish(said, line);
    if (dish) {
      into().dishes.push(dish);
      last = dish;
    } else if (last && /^[(a-zà-ú]/.test(said)) {
      say(last, said.replace(/^\((.*)\)$/, '$1'));
    } else {
      categories.push({ name: heading(said), dishes: [] });
      last = null;
    }
  }
  return together(categories.filter(({ dishes }) => dishes.length > 0));
}

/** One heading twice is one category. */
function together(categories: readonly ReadCategory[]): ReadCategory[] {
  const named = Map.groupBy(categories, ({ name }) => name.toLowerCase());
  return [...named.values()].map((same) => ({ name: same[0]!.name, dishes: same.flatMap(({ dishes }) => dishes) }));
}

/** 'PETISCOS:' as 'Petiscos'; what is not all in capitals stays as it was written. */
function heading(said: string): string {
  const bare = said.replace(/[\s:*_#=~-]+$/, '').replace(/^[#=~_]+\s*/, '');
  const name = bare === bare.toUpperCase() ? bare.charAt(0) + bare.slice(1).toLowerCase() : bare;
  return (name || said).slice(0, longest.category);
}

function readDish(said: string, line: number): ReadDish | null {
  const found = [...said.matchAll(amount)];
  const [first] = found;
  const price =
    found.findLast(({ 1: sign }) => sign) ??
    found.findLast(({ 2: digits = '' }) => /[.,]\d/.test(digits)) ??
    found.at(-1);
  if (!first || !price) return null;
  // Two prices in one line are two sizes, or a mistake: nobody can know.
  const several = found.filter(({ 2: digits = '' }) => /,\d{2}$/.test(digits));
  const cut = several.length > 1 ? several[0]! : price;
  const before = said.slice(0, cut.index).replace(between, '');
  const after = said
    .slice(cut.index + cut[0].length)
    .replace(/^[\s.,;:\-–—|]+/, '')
    .replace(/^reais\b\s*/i, '')
    .replace(/^[-–—:]\s*/, '');
  const { name, note } = parted(before);
  if (!/\p{L}/u.test(name)) return null;
  const dish: ReadDish = {
    line,
    name: name.slice(0, longest.name),
    description: '',
    choices: [],
    ...priceOf(several.length > 1 ? several : [cut]),
  };
  if (note) say(dish, note);
  if (after && several.length <= 1) say(dish, after);
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

function priceOf(found: RegExpExecArray[]): Pick<ReadDish, 'priceCents' | 'prices'> {
  const within = (cents: number) => cents <= mostPriceCents;
  const read = found.flatMap(({ 2: digits = '' }) => amountsOf(digits)).filter(within);
  if (read.length !== 1) return { priceCents: null, prices: [...new Set(read)] };
  const [cents = 0] = read;
  const [[, , digits = ''] = []] = found;
  // '1490' is R$ 14,90 without its comma, or one thousand four hundred and ninety.
  if (/^\d+$/.test(digits) && Number(digits) >= leastWithoutComma)
    return { priceCents: null, prices: [Number(digits), cents].filter(within) };
  return { priceCents: cents, prices: [] };
}

/** 'carne, queijo ou palmito' is a choice; everything else is what the dish is. */
function say(dish: ReadDish, said: string): void {
  const choices = /^[^.;]+\sou\s[^.;,]+$/i.test(said)
    ? said
        .split(/,|\sou\s/i)
        .map((each) => each.trim())
        .filter(Boolean)
    : [];
  if (dish.choices.length === 0 && choices.length > 1 && choices.length <= mostChoices) {
    dish.choices = [
      ...new Map(choices.map((each) => [each.toLowerCase(), capital(each).slice(0, longest.option)])).values(),
    ];
    return;
  }
  dish.description = [dish.description, capital(said)].filter(Boolean).join('. ').slice(0, longest.description);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
