import { folded } from '#lib/folded.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import { noteText } from './notes.ts';
import { fateFor, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';
import { fillers } from './words.ts';

/** Writes a note on the line. What says the opposite of another is marked, and takes its place where that was taken back. */
export function takeNote(
  sheet: Sheet,
  at: number,
  end: number,
  line: LineDraft,
  carries: string,
  carried = '',
): number {
  const joined = line.noteEnd !== null && range(line.noteEnd, at).every((each) => sheet.tokens[each]?.sign === 'joint');
  const text = noteText(sheet, at, end);
  const opposite = line.notes.find((note) => areOpposites(note, carried ? `${carried} ${text}` : text));
  const chosen = line.options.find((option) => denies(sheet, at, option));
  if (chosen && sheet.correcting) {
    line.options = line.options.filter((each) => each !== chosen);
    settle(sheet, range(at, end), 'line', line);
    return end;
  }
  if (opposite !== undefined && (sheet.correcting || /^(tir|retir)/.test(rawAt(sheet, at)))) {
    line.notes = line.notes.filter((note) => note !== opposite);
    line.noteStart = null;
  } else if (chosen || opposite !== undefined || deniesName(sheet, at, line) || deniesDish(sheet, at, line)) {
    settle(sheet, range(at, end), 'unread');
    return end;
  }
  if (sheet.tokens[at]?.word === 'comalcool' && end === at + 1) {
    const free = line.names.some(({ words, context }) => [...words, ...context].some((word) => word === 'semalcool'));
    settle(sheet, [at], free ? 'unread' : 'line', line);
    return end;
  }
  const last = line.notes.at(-1);
  if (last !== undefined && joined && line.noteStart !== null)
    line.notes[line.notes.length - 1] = noteText(sheet, line.noteStart, end);
  else {
    line.notes.push(carried ? `${carried} ${text}` : text);
    line.noteStart = carried ? null : at;
  }
  line.noteEnd = end;
  line.carried = carries;
  settle(sheet, range(at, end), fateFor(line), line);
  return end;
}

/** 'sem banana' where banana is chosen, 'com couve' where it is left out. */
function denies({ tokens }: Sheet, at: number, { words }: OptionName): boolean {
  const what = tokens[at + 1]?.word;
  if (tokens[at]?.word === 'sem') return words.length === 1 && words[0] === what;
  return tokens[at]?.word === 'com' && words.length === 2 && words[0] === 'sem' && words[1] === what;
}

const degree = /^(sem|com|pouc[oa]|muit[oa]|bastante|mais|tira|tirar|retirar) (?:[oa]s? )?(\S+)/;

/** 'com gelo' and 'sem gelo'. */
function areOpposites(one: string, other: string): boolean {
  const [, how, what] = degree.exec(folded(one)) ?? [];
  const [, otherwise, same] = degree.exec(folded(other)) ?? [];
  if (what === undefined || what !== same || how === otherwise) return false;
  return how === 'com' || otherwise === 'com' || how === 'sem' || otherwise === 'sem';
}

/** 'sem gás' of a water that is named 'com gás', where there is another one. */
function deniesName({ tokens, lexicon }: Sheet, at: number, line: LineDraft): boolean {
  const [name, another] = line.names;
  const what = tokens[at + 1]?.word ?? '';
  if (!name || another || !name.words.includes(what)) return false;
  const without = name.words[name.words.indexOf(what) - 1] === 'sem';
  if (tokens[at]?.word !== (without ? 'com' : 'sem')) return false;
  const rest = (words: readonly string[]) => words.filter((word) => word !== what && word !== 'sem').join(' ');
  return lexicon.products.some(({ words }) => words !== name.words && rest(words) === rest(name.words));
}

/** 'sem o pudim' of a pudim; 'pão com ovo sem o pão' leaves something. */
function deniesDish(sheet: Sheet, at: number, { names }: LineDraft): boolean {
  const start = fillers.has(sheet.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const mention = sheet.tokens[at]?.word === 'sem' ? sheet.mentionAt(start) : null;
  const [name] = names;
  if (!name || !mention?.cover.covered.has(0) || /\s(com|e)\s|\+/i.test(name.product.name)) return false;
  return mention.names.includes(name) && optionsAt(sheet.tokens, start, names, sheet.lexicon) === null;
}
