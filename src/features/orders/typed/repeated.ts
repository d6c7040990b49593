import { isRepeatable } from '../choices.ts';
import { type Cover, naming } from './cover.ts';
import { itemAt } from './items.ts';
import { optionsAt } from './mentions.ts';
import { quantityAt } from './numbers.ts';
import { type LineDraft, range, type Sheet, settle } from './sheet.ts';

/**
 * 'dois de chocolate e um de creme' of one ice cream: so many times each, where its group takes a choice again. Of several ice creams they are
 * parts. Null where it is something else.
 */
export function readRepeated(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  const first = sheet.tokens[at]?.word === 'com' ? at + 1 : at;
  const quantity = quantityAt(sheet.tokens, first);
  if (!line?.known || line.quantity !== 1 || line.of || !quantity || !Number.isInteger(quantity.value)) return null;
  const start = afterUnit(sheet, line, quantity.end);
  const found = optionsAt(sheet.tokens, start, line.names, sheet.lexicon);
  const [option, another] = found?.names ?? [];
  if (!found || !option || another || found.cover.skipped.length > 0 || !isRepeatable(option.group)) return null;
  if (isDish(sheet, at, start, found.cover)) return null;

  const tokens = [...range(at, found.cover.start), ...found.cover.used];
  const taken = line.options.filter(({ group }) => group === option.group).length;
  if (!option.option.available) settle(sheet, tokens, 'gone');
  else if (taken + quantity.value > option.group.max) settle(sheet, tokens, 'excess');
  else {
    line.options.push(...Array.from({ length: quantity.value }, () => option));
    settle(sheet, tokens, 'line', line);
  }
  return found.cover.end;
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
function afterUnit({ tokens }: Sheet, line: LineDraft, at: number): number {
  const word = tokens[at]?.word ?? '';
  const isUnit = line.names.some(({ options }) => options.some(({ context }) => context.has(word)));
  if (!isUnit) return at;
  return tokens[at + 1]?.word === 'de' ? at + 2 : at + 1;
}
