const dashes = /[\u2010-\u2015\u2212]/g;
const singleQuotes = /[\u2018\u2019\u201a\u02bc\u00b4]/g;
const doubleQuotes = /[\u201c-\u201e]/g;
/** Whatever a printer could take for a command of its own: an order's note must not open a till's drawer. */
const controls = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
/** What the code pages hold of the Latin letters. */
const printable = /[\x20-\x7e\u00a1\u00aa\u00ab\u00ac\u00b0\u00b2\u00b7\u00ba\u00bb\u00bc\u00bd\u00bf\u00c0-\u00ff]/;

/** Words as a printer can show them: one line, letters of its code page, and for what it has no letter the nearest, or a question mark. */
export function plainText(text: string): string {
  const simple = text
    .replace(controls, ' ')
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replaceAll('\u2026', '...')
    .replaceAll('\u2022', '-')
    .replaceAll('\u20ac', 'EUR')
    .replace(/[\ufe0f\u20e3]/g, '');
  const letters = Array.from(simple, (letter) => (printable.test(letter) ? letter : nearest(letter)));
  return letters.join('').replace(/\s+/g, ' ').trim();
}

function nearest(letter: string): string {
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  return base && Array.from(base).every((each) => printable.test(each)) ? base : '?';
}
