import { optionsAt } from './mentions.ts';
import { bringing, readModifier } from './modifiers.ts';
import { noteEnd } from './notes.ts';
import { takeNote } from './noting.ts';
import { quantityAt } from './numbers.ts';
import { namedBy } from './parts.ts';
import { linesOf } from './refusals.ts';
import { everythingEnd, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';
import { fillers } from './words.ts';

interface Shared {
  lines: LineDraft[];
  start: number;
}

/** 'tudo sem cebola', 'os dois ao ponto', 'ambas com gelo': a choice of each line that has it, and a note of the others. */
export function readShared(sheet: Sheet, at: number): number | null {
  const shared = sharedAt(sheet, at);
  if (!shared || shared.lines.length === 0) return null;
  const { lines, start } = shared;
  const everything = everythingEnd(sheet, at) > at;
  // What is said of everything may be said of what follows as well.
  const named = everything ? null : nameAll(sheet, at, start, lines);
  if (named) return named;
  if (everything && !lines.some((line) => hasOption(sheet, start, line))) return null;
  let next = start;
  while (sheet.tokens[next]?.sign === 'word') {
    const end = readFor(sheet, next, lines);
    if (end === null) break;
    next = end;
    if (sheet.tokens[next]?.sign === 'joint' && readable(sheet, next + 1, lines)) next += 1;
  }
  if (next === start) return null;
  settle(sheet, range(at, start), 'line', lines[0]);
  return next;
}

/** 'os dois zero' after 'uma coca e um guaraná': each of what was asked about is named with it. */
function nameAll(sheet: Sheet, at: number, start: number, lines: readonly LineDraft[]): number | null {
  if (sheet.tokens[start]?.sign !== 'word') return null;
  const found = lines.flatMap((line) => {
    const said = line.named.flatMap((each) => sheet.tokens[each] ?? []);
    const [known] = line.known ? line.names : [];
    if (known?.words.includes(sheet.tokens[start]?.word ?? '')) return [{ line, name: known, used: [start] }];
    const name = line.known || said.length === 0 ? null : namedBy(sheet, said, start, line.names);
    return name ? [{ line, ...name }] : [];
  });
  if (found.length < lines.length || lines.every(({ known }) => known)) return null;
  const end = Math.max(...found.flatMap(({ used }) => used)) + 1;
  for (const { line, name, used } of found) {
    if (!line.known) sheet.asked = sheet.asked.filter((each) => each.line !== line);
    Object.assign(line, { names: [name], known: true });
    settle(sheet, [...line.tokens, ...line.named, ...range(at, start), ...used], 'line', line);
  }
  settle(
    sheet,
    range(start, end).filter((each) => sheet.fate[each] === null),
    'passed',
  );
  return end;
}

const hasOption = (sheet: Sheet, at: number, { names }: LineDraft): boolean => {
  let next = at;
  for (; ; next += 1) {
    if (optionsAt(sheet.tokens, next, names, sheet.lexicon)) return true;
    const word = sheet.tokens[next]?.word ?? '';
    if (!bringing.has(word) && !fillers.has(word)) return false;
  }
};

const readable = (sheet: Sheet, at: number, lines: readonly LineDraft[]) =>
  lines.some((line) => hasOption(sheet, at, line)) || noteEnd(sheet, at, []) > at;

function readFor(sheet: Sheet, at: number, lines: readonly LineDraft[]): number | null {
  const choosing = lines.filter((line) => hasOption(sheet, at, line));
  let end: number | null = null;
  for (const line of choosing) end = readModifier(sheet, at, line, 'word') ?? end;
  const noted = end ?? noteEnd(sheet, at, []);
  if (noted <= at) return end;
  // How meat is done says nothing of a drink.
  const needed = choosing.some(({ names }) =>
    optionsAt(sheet.tokens, noted - 1, names, sheet.lexicon)?.names.some(({ group }) => group.min > 0),
  );
  for (const line of lines) if (!choosing.includes(line) && !needed) takeNote(sheet, at, noted, line, '');
  return noted;
}

/** Of which lines it is said; none where that is not plain. */
function sharedAt(sheet: Sheet, at: number): Shared | null {
  const whole = sheet.lines.filter((line) => line.of === null || answersAnew(line, line.of));
  const everything = everythingEnd(sheet, at);
  if (everything > at) return { lines: whole, start: everything };
  const word = rawAt(sheet, at);
  if (/^amb[oa]s$/.test(word)) return { lines: lastOf(whole, 2), start: at + 1 };
  const counted = /^(os|as)$/.test(word) ? quantityAt(sheet.tokens, at + 1) : null;
  if (!counted) return null;
  const mention = sheet.mentionAt(counted.end);
  if (mention?.called) {
    // 'as 3 cocas bem geladas' of three that were ordered are no more of them.
    const named = linesOf(sheet, mention);
    const sum = named.reduce((all, { quantity }) => all + quantity, 0);
    return sum === counted.value ? { lines: named, start: mention.cover.end } : null;
  }
  return { lines: lastOf(whole, counted.value), start: counted.end };
}

/** '1 suco de laranja e 1 de limão': another one, and no part of the first. */
const answersAnew = (line: LineDraft, base: LineDraft) =>
  line.options.some(({ group }) => group.min > 0 && base.options.some((each) => each.group === group));

/** The last lines that are so many together, or the only one that is so many itself. */
function lastOf(lines: readonly LineDraft[], many: number): LineDraft[] {
  let sum = 0;
  for (let from = lines.length - 1; from >= 0 && sum < many; from -= 1) {
    sum += lines[from]?.quantity ?? 0;
    if (sum === many) return lines.slice(from);
  }
  const alone = lines.filter(({ quantity }) => quantity === many);
  return alone.length === 1 ? alone : lines.length === many ? [...lines] : [];
}
