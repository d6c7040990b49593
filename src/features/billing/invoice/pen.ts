import { readFileSync } from 'node:fs';
import path from 'node:path';
import type PDFDocument from 'pdfkit';

export type Weight = 'regular' | 'bold';
type Document = InstanceType<typeof PDFDocument>;

export interface Style {
  size: number;
  weight?: Weight;
  color: string;
}

const fonts = path.resolve(import.meta.dirname, '../../../generated/fonts');
const parts = ['latin', 'latin-ext'] as const;
const leading = 1.38;
/** The letters that are in the first file; the second has the rest of Europe's. */
const inLatin = /^[\u0020-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2212]$/u;
const inLatinExt = /^[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20bf]$/u;

/** More than any field that an invoice shows may hold: whatever is longer was not typed here, and is not measured to its end. */
const longest = 600;
const within = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Writes text that may hold any name: breaks lines at spaces, and words that are longer than a line anywhere. */
export class Pen {
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
    for (const weight of ['regular', 'bold']) {
      for (const part of parts) {
        const name = `${weight}-${part}`;
        document.registerFont(name, readFileSync(path.join(fonts, `inter-${name}.ttf`)));
      }
    }
  }

  /** Writes within a width, and says where the next line begins. */
  write(text: string, x: number, y: number, width: number, style: Style, align: 'left' | 'right' = 'left'): number {
    let top = y;
    for (const line of this.lines(text, width, style)) {
      this.#line(line, align === 'right' ? x + width - this.measure(line, style) : x, top, style);
      top += style.size * leading;
    }
    return top;
  }

  lines(text: string, width: number, style: Style): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of readable(within(text)).split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.measure(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = word;
      while (this.measure(line, style) > width) {
        const fits = this.#fitting(line, width, style);
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    return [...lines, line];
  }

  measure(text: string, style: Style): number {
    return runs(text).reduce((sum, run) => sum + this.#with(run, style).widthOfString(run.text), 0);
  }

  #fitting(word: string, width: number, style: Style): number {
    let fits = 1;
    while (fits < word.length && this.measure(word.slice(0, fits + 1), style) <= width) fits += 1;
    return fits;
  }

  #line(text: string, x: number, y: number, style: Style): void {
    let left = x;
    for (const run of runs(text)) {
      const document = this.#with(run, style);
      document.fillColor(style.color).text(run.text, left, y, { lineBreak: false });
      left += document.widthOfString(run.text);
    }
  }

  #with({ part }: Run, { size, weight = 'regular' }: Style): Document {
    return this.#document.font(`${weight}-${part}`).fontSize(size);
  }
}

interface Run {
  part: (typeof parts)[number];
  text: string;
}

/** What neither font has is shown as a question mark. */
function readable(text: string): string {
  const known = [...text.normalize('NFC').replace(/\s+/g, (space) => (space === '\u00a0' ? space : ' '))];
  return known.map((letter) => (inLatin.test(letter) || inLatinExt.test(letter) ? letter : '?')).join('');
}

function runs(text: string): Run[] {
  const found: Run[] = [];
  for (const letter of text) {
    const part = inLatin.test(letter) ? 'latin' : 'latin-ext';
    const last = found.at(-1);
    if (last?.part === part) last.text += letter;
    else found.push({ part, text: letter });
  }
  return found;
}
