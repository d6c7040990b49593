import { type AskedDraft, fateFor, range, type Sheet, settle } from './sheet.ts';

/** A word that a question is about, or that stands among those it is about, is not marked besides: it goes with the answer. */
export function absorbAsked(sheet: Sheet): void {
  for (const asked of sheet.asked) {
    const { line, tokens, key } = asked;
    if (!line || !key.startsWith('product:')) continue;
    const own = unreadOf(sheet, tokens);
    if (own.length === 0) continue;
    asked.tokens = [...tokens, ...own].sort((a, b) => a - b);
    settle(sheet, own, fateFor(line), line);
    line.named = [...line.named, ...own];
  }
}

function unreadOf(sheet: Sheet, own: AskedDraft['tokens']): number[] {
  const first = Math.min(...own);
  const last = Math.max(...own);
  return range(first, last + 2).filter((at) => {
    const token = sheet.tokens[at];
    if (token?.sign !== 'word' || sheet.fate[at] !== 'unread') return false;
    if (at < last) return true;
    // The batata of mere 'fritas', which is read as both, and the 'frita' of 'batata frita'.
    return token.word === 'frita' && sheet.tokens[last]?.word === 'batata';
  });
}
