import type { Token } from './tokens.ts';

const ways = new Set(['com', 'sem']);
const backwards = 8;
const forwards = 4;

/** '2 com gelo e 1 sem', '2 com e 1 sem gelo': what is left unsaid behind the one is what was said behind the other. */
export function completed(tokens: readonly Token[], text: string): Token[] {
  return tokens.flatMap((token, at) => {
    if (!ways.has(token.word) || !breaksOff(tokens, at + 1)) return [token];
    const before = tokens.slice(Math.max(0, at - backwards), at).reverse();
    const after = tokens.slice(at + 1, at + 1 + forwards);
    const object = said(tokens, [...before, ...after]);
    if (!object) return [token];
    return [token, { ...object, start: token.start, end: token.end, unsaid: text.slice(object.start, object.end) }];
  });
}

function breaksOff(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (next === undefined || next.sign === 'cut' || next.sign === 'joint') return true;
  return next.sign === 'number' && ways.has(tokens[at + 1]?.word ?? '');
}

function said(tokens: readonly Token[], near: readonly Token[]): Token | undefined {
  for (const token of near) {
    const next = ways.has(token.word) ? tokens[tokens.indexOf(token) + 1] : undefined;
    if (next?.sign === 'word') return next;
  }
  return undefined;
}
