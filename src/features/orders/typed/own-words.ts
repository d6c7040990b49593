import { type Token, tokensOf } from './tokens.ts';

/** What a house says, and what it means by it: 'completao' and 'x-tudo'. */
export interface OwnWord {
  said: string;
  means: string;
}

/** The text as it would be without the house's own words. What was said keeps its place in it. */
export function inMenuWords(tokens: readonly Token[], own: readonly OwnWord[]): Token[] {
  const ways = own
    .map(({ said, means }) => ({ said: tokensOf(said), means: tokensOf(means) }))
    .filter(({ said }) => said.length > 0)
    .sort((a, b) => b.said.length - a.said.length);
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const way = ways.find(({ said }) => said.every(({ word }, place) => tokens[at + place]?.word === word));
    const token = tokens[at] as Token;
    if (way) {
      const last = tokens[at + way.said.length - 1] as Token;
      read.push(...way.means.map((each) => ({ ...each, start: token.start, end: last.end })));
    } else read.push(token);
    at += way?.said.length ?? 1;
  }
  return read;
}
