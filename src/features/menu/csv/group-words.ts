import { commands, turnsText, withoutCommands, withoutTurns } from '#lib/direction.ts';
import type { EditedGroup } from '../editing/contract.ts';
import { folded, listCell, sameName } from './cells.ts';
import type { CsvColumn, CsvProblem } from './contract.ts';
import type { TableRow } from './table.ts';

export interface WordedGroup
  extends Pick<EditedGroup, 'id' | 'name' | 'nameEn' | 'min' | 'max'>,
    Partial<Pick<EditedGroup, 'priceRule' | 'repeats'>> {
  options: Omit<EditedGroup['options'][number], 'stationId'>[];
}
type Complain = (column: CsvColumn, problem: CsvProblem['problem'], value: string) => void;

const longest = 80;

/** One name for each of the row's groups; nothing where none of them has one. */
export function groupNamesCell(names: readonly string[]): string {
  return names.some(Boolean) ? listCell(names) : '';
}

/** 'Malpassada = Rare | Ao ponto = Medium'. */
export function choicesCell(choices: readonly (readonly [name: string, english: string])[]): string {
  const escaped = (text: string) => text.trim().replace(/[\\|=]/g, '\\$&');
  return choices.map(([name, english]) => `${escaped(name)} = ${escaped(english)}`).join(' | ');
}

/** The parts of a cell between marks, empty ones too. */
function parted(cell: string, mark: string): string[] {
  const parts = [''];
  for (const piece of cell.match(/\\[\s\S]|[\s\S]/g) ?? [])
    if (piece === mark) parts.push('');
    else parts[parts.length - 1] += piece;
  return parts;
}

const plain = (part: string) => part.trim().replace(/\\([\s\S])/g, '$1');

/** An English name as it may be kept; what may not is complained of, but for what is kept already. */
function nameIn(column: CsvColumn, text: string, before: string, complain: Complain): string | null {
  if (sameName(text, before)) return before;
  if (text.length > longest) complain(column, 'too_long', text);
  else if (text.includes('\0')) complain(column, 'invalid', text.replaceAll('\0', ''));
  else if (turnsText(text)) complain(column, 'invalid', withoutTurns(text));
  else if (commands(text)) complain(column, 'invalid', withoutCommands(text));
  else return text;
  return null;
}

/** What a row calls the groups it has, in English, by their ids: as many names as groups, in their order. */
export function groupsEnOf(
  { cells: { optionsEn } }: TableRow,
  groups: readonly WordedGroup[],
  complain: Complain,
): Map<string, string> {
  const called = new Map<string, string>();
  if (optionsEn === undefined) return called;
  const names = optionsEn === '' ? groups.map(() => '') : parted(optionsEn, '|').map(plain);
  if (names.length !== groups.length) {
    complain('optionsEn', 'option_english', optionsEn);
    return called;
  }
  for (const [place, { id, nameEn }] of groups.entries()) {
    const name = nameIn('optionsEn', names[place]!, nameEn, complain);
    if (name !== null && name !== nameEn) called.set(id, name);
  }
  return called;
}

/**
 * What a row calls options of the groups it has, by their ids. Those it does not name stay as they are. Of several with one name that
 * is meant whose group no earlier row had, for there it was written.
 */
export function choicesEnOf(
  { cells: { choicesEn } }: TableRow,
  groups: readonly WordedGroup[],
  earlier: ReadonlySet<string>,
  complain: Complain,
): Map<string, string> {
  const called = new Map<string, string>();
  if (!choicesEn) return called;
  const left = groups
    .toSorted((a, b) => Number(earlier.has(a.id)) - Number(earlier.has(b.id)))
    .flatMap(({ options }) => options);
  for (const part of parted(choicesEn, '|')) {
    const [name = '', ...english] = parted(part, '=').map(plain);
    if (!name && english.length === 0) continue;
    let at = left.findIndex((option) => option.name.trim() === name);
    if (at < 0) at = left.findIndex((option) => folded(option.name) === folded(name));
    const option = left[at];
    if (!option || english.length !== 1) {
      complain('choicesEn', 'choice_missing', part.trim());
      continue;
    }
    left.splice(at, 1);
    const text = nameIn('choicesEn', english[0]!, option.nameEn, complain);
    if (text !== null && text !== option.nameEn) called.set(option.id, text);
  }
  return called;
}
