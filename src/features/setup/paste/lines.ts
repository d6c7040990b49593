import { cleaned } from '#lib/cleaned.ts';
import { amountsIn } from './amounts.ts';
import { goesOn, marked, namesPart, tells } from './headings.ts';

/** A line that says something, without what only decorates it. */
export interface ListLine {
  said: string;
  /** As it was pasted; two where the price stands in a line of its own. */
  raw: string[];
  afterBlank: boolean;
  /** '*Doces*' in a line of its own: a heading, though it is written as a dish is. */
  bold: boolean;
  /** Put together from lines that may also be a heading and a dish. */
  doubted?: boolean;
}

const bullets = /^[\s•·*▪●○–—-]+/;
/** '3. Cartola', but not '3 Pastéis'. */
const numbering = /^\d{1,3}(?:[.)]\s*|\s*[-–]\s+)(?=\p{L})/u;
/** '*Petiscos*' and '_novo_' as chats mark what is bold or slanted, and pictures around a line. */
const emphasis = /[*_~]{2,}|(^|[^\p{L}\p{N}])[*_~]+|[*_~](?![\p{L}\p{N}])/gu;
const pictures = /^(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+|(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)+$/gu;
/** 'R$ 9 ,90' as programs that read pictures write it. */
const partedCents = /(\d) +([.,]\d{2})(?!\d)/g;

/** '25,oo' as it is typed in haste. */
const lettersForZeros = /(\d[.,])oo(?!\p{L})/giu;
/** 'P30 M40 G50'. */
const tightSizes = /(^|[^\p{L}\p{N}])(PP|GG|XL|[PMGSL])(\d+(?:[.,]\d{1,2})?)(?![\p{L}\p{N}])/gu;
const apart = (said: string) =>
  (said.match(tightSizes) ?? []).length > 1 ? said.replace(tightSizes, '$1$2 $3') : said;
const inBold = /^\s*\*+[^*]+\*+\s*:?\s*$/;

export function linesOf(text: string): ListLine[] {
  const lines: ListLine[] = [];
  let afterBlank = true;
  for (const given of text.split(/\r\n|\r|\n/)) {
    const raw = cleaned(given);
    const said = apart(
      raw
        .replaceAll('\t', '  ')
        .replaceAll('\0', '')
        .replace(emphasis, '$1 ')
        .replace(pictures, '')
        .replace(bullets, '')
        .replace(numbering, '')
        .replace(partedCents, '$1$2')
        .replace(lettersForZeros, (_, whole) => `${whole}00`)
        .trim(),
    );
    if (!/[\p{L}\p{N}]/u.test(said)) {
      afterBlank = true;
      continue;
    }
    const named = lines.at(-1);
    if (named && !afterBlank && isPrice(said) && amountsIn(named.said).length === 0) {
      const over = lines.at(-2);
      if (over && isNamed(over, named)) {
        lines.pop();
        over.said += ` ${said} - ${named.said}`;
        over.raw.push(...named.raw, raw.trim());
        over.doubted = !tells(named.said);
      } else {
        named.said += ` ${said}`;
        named.raw.push(raw.trim());
      }
    } else
      lines.push({
        said,
        raw: [raw.trim()],
        afterBlank,
        bold: inBold.test(raw.replace(pictures, '')) && !goesOn(said),
      });
    afterBlank = false;
  }
  return lines;
}

const isPrice = (said: string) => amountsIn(said).length > 0 && !/\p{L}/u.test(said.replace(/R\$|reais/gi, ''));

/** A dish over what it is made of, whose price stands in the third line. */
const isNamed = (over: ListLine, below: ListLine): boolean =>
  !below.afterBlank &&
  goesOn(below.said) &&
  amountsIn(over.said).length === 0 &&
  !goesOn(over.said) &&
  !namesPart(over.said) &&
  (!marked(over.said) || tells(below.said));
