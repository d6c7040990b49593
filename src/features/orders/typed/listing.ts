import type { Token } from './tokens.ts';

/** What stands behind the number of a list: '1)', '2.', '3 -', '1º)'. */
const closes = /^[ºª°]?\s?(?:\)|\.(?=\s)|[-–](?=\s))/;

/** The numbers of a list, '1) 2 cocas 2) 1 pudim', end what is being said and count nothing. */
export function unlisted(tokens: readonly Token[], text: string): Token[] {
  const read: Token[] = [];
  let last = 0;
  for (const token of tokens) {
    const before = read.at(-1);
    const close =
      token.sign === 'number' && !token.spelled ? closes.exec(text.slice(token.end, token.end + 4))?.[0] : '';
    const starts = before === undefined || before.sign === 'cut';
    const listed =
      close &&
      text[token.start - 1] !== '(' &&
      (token.value === last + 1 ? starts || last > 0 : starts && close.includes(')'));
    if (listed) {
      last = token.value ?? 0;
      read.push({ start: token.start, end: token.end + close.length, sign: 'cut', word: '.' });
    } else if (!(before && token.start < before.end && token.sign === 'cut')) read.push(token);
  }
  return read;
}
