import type { CodePage } from '../values.ts';

const dashes = /[\u2010-\u2015\u2043\u2212]/g;
const singleQuotes = /[\u2018-\u201b\u2032\u02b9\u02bc\u00b4]/g;
const doubleQuotes = /[\u201c-\u201f\u2033]/g;
/** Whatever a printer could take for a command of its own: an order's note must not open a till's drawer. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
const unseen = /[\p{Cf}\p{Cs}]/gu;

/** What is written with letters that every printer has. */
const spelled: Record<string, string> = {
  '…': '...',
  '•': '-',
  '×': 'x',
  '÷': '/',
  '⁄': '/',
  '±': '+-',
  '→': '->',
  '←': '<-',
  '®': '(R)',
  '©': '(C)',
  '™': '(TM)',
  '€': 'EUR',
  '¥': 'JPY',
  '¤': '',
  '¶': '',
};
/** Letters that are no other letter with a mark. */
const related: Record<string, string> = {
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ł: 'l',
  Ł: 'L',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ẞ: 'SS',
  '¦': '|',
  '§': 'S',
};

const ascii = /[\x20-\x7e]/;
const latin = /[\u00a1-\u00ff]/;
const ofPortugal = new Set('ÇüéâãàÁçêÊèÍÔìÃÂÉÀÈôõòÚùÌÕÜ¢£ÙÓáíóúñÑªº¿Ò¬½¼¡«»ß°·²');
const holds = (letter: string, page: CodePage): boolean =>
  ascii.test(letter) || (page === 'cp860' ? ofPortugal.has(letter) : latin.test(letter));

/** Of another alphabet. */
const foreign = '\ufffc';
const foreignWords = /\ufffc(?:\s*\ufffc)*/g;
/** Stands for words that no table of letters has: whoever reads it knows that there is something to be looked up. */
const unwritten = '[...]';

/** Words as a printer can show them: one line, in letters of its code page, and for what it has no letter the nearest. */
export function plainText(text: string, page: CodePage): string {
  const simple = text
    .normalize('NFC')
    .replace(controls, ' ')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(singleQuotes, "'")
    .replace(doubleQuotes, '"')
    .replaceAll(foreign, '');
  const letters = Array.from(
    simple,
    (letter) => spelled[letter] ?? (holds(letter, page) ? letter : nearest(letter, page)),
  );
  const plain = letters.join('').replace(foreignWords, unwritten).replace(/\s+/g, ' ').trim();
  return plain || (/[^\s\p{C}\p{M}]/u.test(text) ? unwritten : '');
}

/** Pictures and signs have none. */
function nearest(letter: string, page: CodePage): string {
  if (related[letter] !== undefined) return related[letter];
  const parts = Array.from(letter.normalize('NFKD').replace(/\p{M}/gu, ''));
  const base = parts.map((part) => spelled[part] ?? related[part] ?? part).join('');
  if (base && Array.from(base).every((each) => holds(each, page))) return base;
  return /[\p{L}\p{N}]/u.test(letter) ? foreign : '';
}
