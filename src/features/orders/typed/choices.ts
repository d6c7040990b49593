import { isRepeatable } from '../choices.ts';
import type { OptionName } from './names.ts';
import { ask, type Candidate, type LineDraft, type Sheet, settle } from './sheet.ts';

/** Puts the option on the line, if it can be had there beside the others; asks which, where it may be several or is doubtful. */
export function choose(
  sheet: Sheet,
  line: LineDraft,
  names: readonly OptionName[],
  tokens: number[],
  doubt = false,
): void {
  const there = names.filter(({ option }) => option.available);
  if (sheet.correcting) release(sheet, line, names[0]?.group);
  const said = tokens.map((at) => sheet.tokens[at]?.word).filter((word) => !degrees.has(word ?? ''));
  const denied = (each: OptionName) => each.words.join(' ') === `sem ${said.join(' ')}`;
  const clash = there[0] && line.options.find((each) => denied(each) || there.some((other) => excludes(each, other)));
  const offered = clash && !there.includes(clash) ? [clash, ...there] : there;
  if (offered.length === 0) {
    settle(sheet, tokens, 'gone');
    return;
  }
  const [only] = offered;
  const candidates = offered.map(({ option }): Candidate => ({ kind: 'option', id: option.id }));
  const groupId = offered.every(({ group }) => group === only?.group) ? (only?.group.id ?? null) : null;
  const chosen = offered.length === 1 && !doubt ? candidates[0] : ask(sheet, { tokens, candidates, line, groupId });
  if (clash) line.options = line.options.filter((each) => each !== clash);
  const found = offered.find(({ option }) => option.id === chosen?.id);
  if (!found) return;
  const inGroup = line.options.filter(({ group }) => group === found.group);
  const counts = isRepeatable(found.group) || !inGroup.includes(found);
  if (counts && inGroup.length >= found.group.max) {
    settle(sheet, tokens, 'excess');
    return;
  }
  if (counts) line.options.push(found);
  settle(sheet, tokens, 'line', line);
}

/** Gives up what was last chosen in a group, or is still asked of it. */
function release(sheet: Sheet, line: LineDraft, group: OptionName['group'] | undefined): void {
  const last = line.options.filter((each) => each.group === group).at(-1);
  const asked = sheet.asked.filter((each) => each.line === line && each.groupId === group?.id);
  line.options = line.options.filter((each) => each !== last);
  settle(
    sheet,
    asked.flatMap(({ tokens }) => tokens),
    'passed',
  );
  sheet.asked = sheet.asked.filter((each) => !asked.includes(each));
}

/** Of a question with one answer, or the same thing with and without: 'com gelo' and 'sem gelo'. */
export function excludes(one: OptionName, other: OptionName): boolean {
  if (one === other) return false;
  if (one.group === other.group && one.group.max === 1) return true;
  const bare = ({ words }: OptionName) => words.filter((word) => !degrees.has(word)).join(' ');
  const differs = one.words.some((word) => degrees.has(word)) || other.words.some((word) => degrees.has(word));
  return differs && bare(one) === bare(other);
}

const degrees = new Set(['sem', 'com', 'pouco', 'muito', 'bastante']);
