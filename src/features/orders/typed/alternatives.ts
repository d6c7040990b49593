import { optionsAt } from './mentions.ts';
import { ask, mostCandidates, type Sheet, settle } from './sheet.ts';

/** 'ao ponto ou bem passada', 'coca ou guaraná': which of both is asked. */
export function readAlternative(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  if (sheet.tokens[at]?.word !== 'ou' || !line) return null;
  const options =
    optionsAt(sheet.tokens, at + 1, line.names, sheet.lexicon) ??
    optionsAt(sheet.tokens, at + 2, line.names, sheet.lexicon);
  const group = options?.names[0]?.group;
  if (group?.max === 1 && line.options.some((each) => each.group === group)) {
    settle(sheet, [at], 'line', line);
    return at + 1;
  }
  const mention = sheet.mentionAt(at + 1);
  const names = [...new Set([...line.names, ...(mention?.names ?? [])])].filter(({ product }) => product.available);
  const follows = line.named.length > 0 && Math.max(...line.named) === at - 1;
  if (!mention?.called || !follows || line.of || names.length > mostCandidates) return null;
  const candidates = names.map(({ product }) => ({ kind: 'product' as const, id: product.id }));
  sheet.asked = sheet.asked.filter((each) => each.line !== line);
  const named = [...line.named, at, ...mention.cover.used];
  const chosen = ask(sheet, { tokens: named, candidates, line, quantity: line.quantity });
  line.named = named;
  line.known = chosen !== null;
  line.names = chosen ? names.filter(({ product }) => product.id === chosen.id) : names;
  settle(sheet, [...line.tokens, ...named], chosen ? 'line' : 'asked', line);
  return mention.cover.end;
}
