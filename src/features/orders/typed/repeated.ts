import { isRepeatable } from '../choices.ts';
import { type CountedChoice, countedChoiceAt, countedChoicesFrom, groupOf, sumOf } from './counted-choices.ts';
import type { OptionName } from './names.ts';
import { type LineDraft, type Sheet, settle } from './sheet.ts';

/**
 * 'dois de chocolate e um de creme' of one ice cream: so many times each, where its group takes a choice again. Of several ice creams they are
 * parts, unless they are more than there are ice creams, and just what each of these awaits. Null where it is something else.
 */
export function readRepeated(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  if (!line || line.of) return null;
  if (!line.known) return readWaiting(sheet, at, line);
  if (line.quantity !== 1) return readForEach(sheet, at, line);
  const choice = countedChoiceAt(sheet, at, line.names);
  const [option, another] = choice?.names ?? [];
  if (!choice || !option || another || !isRepeatable(option.group)) return null;
  const taken = line.options.filter(({ group }) => group === option.group).length;
  if (!option.option.available) settle(sheet, choice.tokens, 'gone');
  else if (taken + choice.quantity > option.group.max) settle(sheet, choice.tokens, 'excess');
  else take(sheet, line, option, choice);
  return choice.end;
}

/** '2 sorvetes de 3 bolas, 2 de chocolate e 1 de creme': each of both. */
function readForEach(sheet: Sheet, at: number, line: LineDraft): number | null {
  const choices = countedChoicesFrom(sheet, at, line.names);
  const group = groupOf(choices);
  const sum = sumOf(choices);
  if (!group || sum !== group.min || sum <= line.quantity) return null;
  if (line.options.some((option) => option.group === group)) return null;
  for (const choice of choices) take(sheet, line, choice.names[0] as OptionName, choice);
  return choices.at(-1)?.end ?? null;
}

/** Of a dish that is still asked about, they wait with it for the answer, where they do not tell which it is. */
function readWaiting(sheet: Sheet, at: number, line: LineDraft): number | null {
  const choice = countedChoiceAt(sheet, at, line.names);
  if (!choice || choice.names.some(({ group }) => group.max === 1)) return null;
  const having = line.names.filter(({ options }) => options.some((each) => choice.names.includes(each)));
  if (having.length === 1 && line.names.length > 1) return null;
  settle(sheet, choice.tokens, 'asked', line);
  return choice.end;
}

function take(sheet: Sheet, line: LineDraft, option: OptionName, { quantity, tokens }: CountedChoice): void {
  line.options.push(...Array.from({ length: quantity }, () => option));
  settle(sheet, tokens, 'line', line);
}
