/** It is no text, such as a spreadsheet that was not saved as CSV; or nobody can tell which letters its bytes stand for. */
export type Unread = 'not_text' | 'letters';

/** A file's text: UTF-8, the UTF-16 that Excel calls "Unicode text", or else what Windows or the old Macintosh wrote before them. */
export function decodeCsv(bytes: Uint8Array): { text: string } | { unread: Unread } {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = wide ? new TextDecoder('utf-16le').decode(bytes) : decoded(bytes);
  if (text?.includes('\0') || text?.startsWith('PK\u0003\u0004') || (!wide && bytes.includes(0)))
    return { unread: 'not_text' };
  return text === null || text.includes('\ufffd') ? { unread: 'letters' } : { text };
}

function decoded(bytes: Uint8Array): string | null {
  const windows = new TextDecoder('windows-1252').decode(bytes);
  const macintosh = new TextDecoder('macintosh').decode(bytes);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const mixed = text.match(mixedWord)?.length ?? 0;
    return mixed > Math.min(oddities(windows), oddities(macintosh)) ? null : text;
  } catch {
    return likelier(windows, macintosh);
  }
}

/** Of two readings of the same bytes the one that looks more like a menu; null where they look alike, or neither does. */
function likelier(one: string, other: string): string | null {
  const ones = oddities(one);
  const others = oddities(other);
  const foreign = one.match(/[\u0080-\uffff]/g)?.length ?? 0;
  if (ones === others || Math.min(ones, others) * 4 > foreign) return null;
  return ones < others ? one : other;
}

const small = 'áàâãäåæçéèêëíîïñóôõöøœúûü';
const capital = small.toUpperCase();
const signs = '“”‘–—…•€®ºª°½¼¾«»';

/**
 * A letter that text has only where its bytes were taken for other letters: signs inside words, capitals behind small letters and the
 * reverse. It is the third of four, between the two before it and the one behind it.
 */
const odd = new RegExp(
  [
    `^..[^\\x00-\\x7f\u00a0©’${small}${capital}${signs}]`,
    `^.\\p{L}[${signs}][\\p{L}’]|^.\\P{L}’`,
    `^.\\p{Ll}[${capital}]`,
    `^\\p{Lu}{2}[${small}]|^..[${small}]\\p{Lu}`,
    '^.\\P{L}(?:ç|[íîïñó]\\P{L})',
  ].join('|'),
  'su',
);
/** A letter of another alphabet within a word of ours: two old letters may by chance be one in UTF-8, as in 'd’água' of the Macintosh. */
const mixedWord = /[A-Za-z][\u0180-\u02ff\u0370-\u07ff]|[\u0180-\u02ff\u0370-\u07ff][A-Za-z]/g;

function oddities(text: string): number {
  const letters = [' ', ' ', ...text, ' '];
  const isOdd = (letter: string, at: number) => letter > '\x7f' && odd.test(letters.slice(at - 2, at + 2).join(''));
  return letters.filter(isOdd).length;
}
