import { amountsIn } from './amounts.ts';

/** A line that says something, without what only decorates it. */
export interface ListLine {
  said: string;
  /** As it was pasted; two where the price stands in a line of its own. */
  raw: string[];
  afterBlank: boolean;
}

const bullets = /^[\s•·*▪●○–—-]+/;
/** '3. Cartola', but not '3 Pastéis'. */
const numbering = /^\d{1,3}(?:[.)]\s*|\s*[-–]\s+)(?=\p{L})/u;
/** 'R$ 9 ,90' as programs that read pictures write it. */
const partedCents = /(\d) +([.,]\d{2})(?!\d)/g;

export function linesOf(text: string): ListLine[] {
  const lines: ListLine[] = [];
  let afterBlank = true;
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const said = raw
      .replaceAll('\t', '  ')
      .replaceAll('\0', '')
      .replace(bullets, '')
      .replace(numbering, '')
      .replace(partedCents, '$1$2')
      .trim();
    if (!/[\p{L}\p{N}]/u.test(said)) {
      afterBlank = true;
      continue;
    }
    const named = lines.at(-1);
    if (named && !afterBlank && isPrice(said) && amountsIn(named.said).length === 0) {
      named.said += ` ${said}`;
      named.raw.push(raw.trim());
    } else lines.push({ said, raw: [raw.trim()], afterBlank });
    afterBlank = false;
  }
  return lines;
}

const isPrice = (said: string) => amountsIn(said).length > 0 && !/\p{L}/u.test(said.replace(/R\$|reais/gi, ''));
