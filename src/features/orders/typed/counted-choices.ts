import type { OptionGroup } from '../../menu/contract.ts';
import { isRepeatable } from '../choices.ts';
import { type Cover, naming } from './cover.ts';
import { itemAt } from './item-at.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName, ProductName } from './names.ts';
import { quantityAt } from './numbers.ts';
import { range, type Sheet } from './sheet.ts';

/** So many of a choice: 'dois de chocolate', '2 bolas de creme'. Several names where it is not known which dish they are of. */
export interface CountedChoice {
  names: readonly OptionName[];
  quantity: number;
  /** The tokens that say how many. */
  number: number[];
  tokens: number[];
  end: number;
}

/** Null where it is something else, or a dish of its own. */
export function countedChoiceAt(sheet: Sheet, at: number, dishes: readonly ProductName[]): CountedChoice | null {
  const first = sheet.tokens[at]?.word === 'com' ? at + 1 : at;
  const quantity = quantityAt(sheet.tokens, first);
  if (!quantity || !Number.isInteger(quantity.value)) return null;
  const start = afterUnit(sheet, dishes, quantity.end);
  const found = optionsAt(sheet.tokens, start, dishes, sheet.lexicon);
  if (!found || found.cover.skipped.length > 0 || isDish(sheet, at, start, found.cover)) return null;
  const { names, cover } = found;
  const tokens = [...range(at, cover.start), ...cover.used];
  return { names, quantity: quantity.value, number: range(first, quantity.end), tokens, end: cover.end };
}

/** Those that follow one another from here on: '2 chocolate 1 creme', '2 de chocolate e 1 de creme'. */
export function countedChoicesFrom(sheet: Sheet, at: number, dishes: readonly ProductName[]): CountedChoice[] {
  const first = countedChoiceAt(sheet, at, dishes);
  return first ? [first, ...countedChoicesFrom(sheet, afterJoint(sheet, first.end), dishes)] : [];
}

/** The group that takes all of these choices, each as often as it is said. */
export function groupOf(choices: readonly CountedChoice[]): OptionGroup | null {
  const [group, another] = new Set(choices.flatMap(({ names }) => names.map((name) => name.group)));
  if (!group || another || !isRepeatable(group)) return null;
  return choices.every(({ names }) => names.length === 1 && names[0]?.option.available) ? group : null;
}

/** Whether the choices that follow are as many as the dish takes: with the third ball no 'Sorvete 2 bolas'. One tells nothing, and one without a number is unclear. */
export function awaitsJust(sheet: Sheet, at: number, dish: ProductName): boolean {
  const choices = countedChoicesFrom(sheet, at, [dish]);
  const group = groupOf(choices);
  const sum = sumOf(choices);
  if (!group || sum === 1 || sum < group.min || sum > group.max) return false;
  const next = afterJoint(sheet, choices.at(-1)?.end ?? at);
  return !optionsAt(sheet.tokens, next, [dish], sheet.lexicon)?.names.some((name) => name.group === group);
}

export const sumOf = (choices: readonly CountedChoice[]): number =>
  choices.reduce((sum, { quantity }) => sum + quantity, 0);

function afterJoint({ tokens }: Sheet, at: number): number {
  const { sign, word } = tokens[at] ?? {};
  return sign === 'joint' || word === ',' || word === 'mais' ? at + 1 : at;
}

/** Words that name a dish as well are that dish, unless 'de' brings them, or they are the whole name of the option and no comma parts them from its line. */
function isDish(sheet: Sheet, at: number, start: number, option: Cover): boolean {
  const dish = itemAt(sheet, start);
  if (!dish?.called) return false;
  const fuller = option.level === naming.full && dish.cover.level < naming.full && sheet.tokens[at - 1]?.sign !== 'cut';
  const brought = sheet.tokens[start - 1]?.word === 'de' || fuller;
  return dish.cover.used.length >= option.used.length + (brought ? 1 : 0);
}

/** After the 'bolas de' of '2 bolas de chocolate': what the group counts is a word of its name. */
function afterUnit({ tokens }: Sheet, dishes: readonly ProductName[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const isUnit = dishes.some(({ options }) => options.some(({ context }) => context.has(word)));
  if (!isUnit) return at;
  return tokens[at + 1]?.word === 'de' ? at + 2 : at + 1;
}
