import type { Mention } from './mentions.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import { inRange, quantityAt } from './numbers.ts';
import { endsAt, type LineDraft, range, rawAt, type Sheet, setQuantity, settle } from './sheet.ts';
import { spelledWords } from './spelling.ts';
import { withdraw, withdrawOne } from './withdrawals.ts';
import { contrasts, courtesies, fillers, isOnly } from './words.ts';

/** They take a dish back, and are said of nothing else. */
const firm = /^(cancel|esquec|exclu[ia]|apag[ae]|risc[ae]|desist)/;
/** They take back what was ordered, or an ingredient. */
const soft = /^(tir[aeo]|retir[aeo]|remov)/;
const negated = /^(quero|quer|querem|precisa|vai|vao|vou|manda|mande|traz)$/;
const farthest = 9;
const pronouns = new Set(['isso', 'essa', 'esse', 'este', 'esta', 'ultimo', 'ultima', 'item']);

/** What was ordered and is named again: a dish, or an option that was chosen of it. */
export interface Named {
  line: LineDraft;
  option: OptionName | null;
  /** How many of them; null for all. */
  quantity: number | null;
  end: number;
}

/** 'tira a coca', 'cancela', 'deixa pra lá o pudim', 'a coca não', 'não quero mais o suco': what was said is taken back. */
export function readRefusal(sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word'): number | null {
  const less = sheet.tokens[at]?.word === 'menos' ? (lessen(sheet, at, at + 1) ?? lessOf(sheet, at)) : null;
  return less ?? refuse(sheet, at) ?? readOnly(sheet, at) ?? (after === 'word' ? null : refuseBehind(sheet, at));
}

/** 'só o sundae' after others were taken back: it says again what is left. */
function readOnly(sheet: Sheet, at: number): number | null {
  if (!isOnly(rawAt(sheet, at))) return null;
  const object = objectAt(sheet, skipped(sheet, at + 1));
  if (!object || object.option || object.quantity !== null || !endsAt(sheet, object.end)) return null;
  settle(sheet, range(at, object.end), sheet.lines.length === 1 ? 'passed' : 'unread');
  return object.end;
}

function refuse(sheet: Sheet, at: number): number | null {
  const verb = verbAt(sheet, at);
  if (!verb || (sheet.lines.length === 0 && !verb.firm)) return null;
  const start = skipped(sheet, verb.end);
  if (sheet.tokens[start]?.word === 'tudo') {
    for (const line of sheet.lines) withdraw(sheet, line);
    return passed(sheet, at, start + 1);
  }
  if (endsAt(sheet, start) || pronouns.has(sheet.tokens[start]?.word ?? '')) {
    const line = sheet.lines.at(-1);
    if (verb.negates) return null;
    if (!line) {
      settle(sheet, range(at, verb.end), 'unread');
      return verb.end;
    }
    withdraw(sheet, line);
    return passed(sheet, at, endsAt(sheet, start) ? start : start + 1);
  }
  const lessened = verb.negates ? null : lessen(sheet, at, start);
  if (lessened) return lessened;
  const object = objectAt(sheet, start);
  if (object && !object.option && !verb.firm && isInside(sheet, start)) {
    // Of the dish that was said last it is a note.
    if (object.line === sheet.lines.at(-1)) return null;
    settle(sheet, range(at, object.end), 'unread');
    return object.end;
  }
  if (object) {
    const end = objectEnd(sheet, object.end);
    return isOne(sheet, start) && withdrawOne(sheet, object)
      ? passed(sheet, at, end)
      : takeBack(sheet, at, object, end);
  }
  const mention = sheet.mentionAt(quantityAt(sheet.tokens, start)?.end ?? start);
  // 'tira o pudim' where none was ordered; 'tira o infantil' says which dish; 'tira a cebola' is a note.
  const strange = (mention?.sure || tellsDishes(sheet, start)) && !isIngredient(sheet, start);
  if (!verb.firm && !strange) return null;
  const end = mention?.cover.end ?? start + 1;
  settle(sheet, range(at, end), 'unread');
  return end;
}

/** 'tira um', 'menos 1' after '3 cocas': two are left. */
function lessen(sheet: Sheet, at: number, start: number): number | null {
  const line = sheet.lines.at(-1);
  const counted = quantityAt(sheet.tokens, start);
  if (!line || !counted || !endsAt(sheet, counted.end)) return null;
  const { value: quantity, end } = counted;
  if (line.counted && !line.of && inRange(quantity))
    return takeBack(sheet, at, { line, option: null, quantity, end }, end);
  settle(sheet, range(at, end), 'unread');
  return end;
}

/** 'menos 1 corona' after '5 sol e 3 corona'. */
function lessOf(sheet: Sheet, at: number): number | null {
  const object = quantityAt(sheet.tokens, at + 1) ? objectAt(sheet, at + 1) : null;
  return object && endsAt(sheet, object.end) ? takeBack(sheet, at, object, object.end) : null;
}

/** 'o catupiry' of 'Frango com catupiry' is in the dish, and not the dish. */
function isInside(sheet: Sheet, at: number): boolean {
  const { names = [], cover } = sheet.mentionAt(at) ?? {};
  return names.some(({ product, words }) => {
    const [, ...inside] = product.name.split(/\bcom\b/i).map(spelledWords);
    return [...(cover?.covered ?? [])].every((place) => inside.flat().includes(words[place] ?? ''));
  });
}

/** A word that makes an ordered dish another one, and is nothing in it. */
const tellsDishes = ({ tokens, lines }: Sheet, at: number) => {
  const word = tokens[at]?.word ?? '';
  return contrasts.has(word) && lines.some(({ names }) => names.some(({ words }) => words.includes(word)));
};

const isIngredient = (sheet: Sheet, at: number) =>
  sheet.lines.some(({ names }) => optionsAt(sheet.tokens, at, names, sheet.lexicon));

/** 'a de coco': the one that is of it. */
const isOne = (sheet: Sheet, at: number) =>
  /^d[aeo]$/.test(rawAt(sheet, at - 1)) && /^[oa]$/.test(rawAt(sheet, at - 2));

/** 'a coca não', 'o pudim pode cancelar'. */
function refuseBehind(sheet: Sheet, at: number): number | null {
  // Looked for first: what is named is compared with all that was ordered.
  const ahead = range(at + 1, at + farthest).find((each) => endsAt(sheet, each)) ?? at + farthest;
  if (!range(at + 1, ahead).some((each) => sheet.tokens[each]?.word === 'nao' || verbAt(sheet, each))) return null;
  const object = objectAt(sheet, skipped(sheet, at));
  if (!object) return null;
  let next = object.end;
  while (rawAt(sheet, next) === 'pode') next += 1;
  const verb = sheet.tokens[next]?.word === 'nao' ? { end: next + 1 } : verbAt(sheet, next);
  if (!verb || !endsAt(sheet, verb.end)) return null;
  return takeBack(sheet, at, object, verb.end);
}

function takeBack(sheet: Sheet, at: number, { line, option, quantity }: Named, end: number): number {
  if (option) {
    line.options = line.options.filter((each) => each !== option);
    return passed(sheet, at, end);
  }
  if (quantity === null || quantity === line.quantity) withdraw(sheet, line);
  else if (quantity < line.quantity) setQuantity(sheet, line, line.quantity - quantity);
  else {
    settle(sheet, range(at, end), 'unread');
    return end;
  }
  return passed(sheet, at, end);
}

const passed = (sheet: Sheet, at: number, end: number) => {
  settle(sheet, range(at, end), 'passed');
  return end;
};

function verbAt(sheet: Sheet, at: number): { end: number; firm: boolean; negates: boolean } | null {
  const word = rawAt(sheet, at);
  const next = rawAt(sheet, at + 1);
  if (sheet.tokens[at]?.sign !== 'word') return null;
  if (word === 'pode' && next !== '') return verbAt(sheet, at + 1);
  if (firm.test(word)) return { end: behind(sheet, at + 1), firm: true, negates: false };
  if (
    word === 'deixa' &&
    /^(para|pra|quiet[oa])$/.test(next) &&
    (next.startsWith('q') || rawAt(sheet, at + 2) === 'la')
  )
    return { end: behind(sheet, at), firm: true, negates: false };
  // 'deixa o pudim pra lá'
  const away = word === 'deixa' ? range(at + 1, at + 7).find((each) => rawAt(sheet, each) === 'la') : undefined;
  if (away !== undefined && range(at, away).every((each) => !endsAt(sheet, each)))
    return { end: at + 1, firm: true, negates: false };
  if (soft.test(word)) return { end: at + 1, firm: false, negates: false };
  if (word !== 'nao' || !negated.test(next)) return null;
  const end = /^v/.test(next) && /^(quere|preci)/.test(rawAt(sheet, at + 2)) ? at + 3 : at + 2;
  return { end, firm: false, negates: true };
}

/** 'deixa pra lá', 'esquece', 'deixa quieto'. */
function behind(sheet: Sheet, at: number): number {
  let end = at;
  while (/^(deixa|para|pra|la|quiet[oa])$/.test(rawAt(sheet, end))) end += 1;
  return end;
}

function skipped(sheet: Sheet, at: number): number {
  let next = at;
  for (; ; next += 1) {
    const word = sheet.tokens[next]?.word ?? '';
    if (!fillers.has(word) && !courtesies.has(word) && word !== 'mais' && word !== 'aquele' && word !== 'aquela') break;
  }
  return next;
}

/** 'tira a coca da mesa', 'cancela o pudim, por favor': courtesies go with it. */
function objectEnd(sheet: Sheet, at: number): number {
  const end = behind(sheet, at);
  return courtesies.has(sheet.tokens[end]?.word ?? '') ? end + 1 : end;
}

/** The dish of the order, or the choice of one, that is named from here on; null where there is none, or several. */
export function objectAt(sheet: Sheet, at: number): Named | null {
  const counted = quantityAt(sheet.tokens, at);
  // 'tira um dos guaranás'
  const start = counted ? skipped(sheet, counted.end) : at;
  const quantity = counted?.value ?? null;
  const mention = sheet.mentionAt(start);
  const option = counted ? null : chosenAt(sheet, start);
  const exact = mention ? linesOf(sheet, mention) : [];
  const lines = mention && exact.length === 0 ? sheet.lines.filter((line) => saysLess(line, mention)) : exact;
  if (option && option.used > (lines.length > 0 ? (mention?.cover.used.length ?? 0) : 0)) return option;
  const [line, another] = lines;
  if (!mention || !line || another) return null;
  return { line, option: null, quantity, end: mention.cover.end };
}

/** 'o brownie' is the one of the order, whichever. */
const saysLess = (line: LineDraft, { names }: Mention) =>
  names.some(({ words }) => words.every((word) => line.names[0]?.words.includes(word)));

export const linesOf = (sheet: Sheet, { names }: Mention): LineDraft[] =>
  sheet.lines.filter((line) => line.names.some((name) => names.includes(name)));

/** An option that was chosen, by its name or by its question's: 'a borda'. */
function chosenAt(sheet: Sheet, at: number): (Named & { used: number }) | null {
  for (const line of [...sheet.lines].reverse()) {
    const found = optionsAt(sheet.tokens, at, line.names, sheet.lexicon);
    const option = found?.names.find((each) => line.options.includes(each));
    if (found && option) return { line, option, quantity: null, end: found.cover.end, used: found.cover.used.length };
    const answers = line.options.filter(({ context }) => context.has(sheet.tokens[at]?.word ?? ''));
    const [only, another] = answers;
    if (only && !another && only.group.max === 1) return { line, option: only, quantity: null, end: at + 1, used: 1 };
  }
  return null;
}
