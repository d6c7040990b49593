import type { CodePage } from '../values.ts';
import { plainText } from './plain-text.ts';

/** Whole multiples of the printer's own letters: anything between them is blurred. */
export interface Size {
  width: number;
  height: number;
}
export const normal: Size = { width: 1, height: 1 };
export const tall: Size = { width: 1, height: 2 };
export const large: Size = { width: 2, height: 2 };
export const huge: Size = { width: 3, height: 3 };

export interface Span extends Size {
  text: string;
  bold?: boolean;
  /** White on black. */
  inverted?: boolean;
}

/** One printed line. */
export interface Row {
  spans: Span[];
  /** Touches the row below, as the sides of a box do. */
  tight?: boolean;
}

/** What a sheet is laid out for. */
export interface Strip {
  /** How many letters of the printer's plain size stand side by side. */
  columns: number;
  codePage: CodePage;
}

/** Plain words broken into lines of so many letters, also behind a hyphen; a word that is longer than a line is cut. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=[ -])/)) {
    if ((line + part).trimEnd().length <= letters) {
      line += part;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    let rest = part;
    while (rest.trimEnd().length > letters) {
      lines.push(rest.slice(0, letters));
      rest = rest.slice(letters);
    }
    line = rest;
  }
  return line || lines.length === 0 ? [...lines, line.trimEnd()] : lines;
}

/** A strip of paper, filled from its top. Nothing on it is ever wider than the paper. */
export class Sheet {
  readonly rows: Row[] = [];
  /** Said at its lower edge, beside which copy it is. */
  foot = '';
  /** White on black below all: what its top says too, as paper gets torn. */
  closing = '';
  readonly columns: number;
  readonly #codePage: CodePage;

  constructor({ columns, codePage }: Strip) {
    this.columns = columns;
    this.#codePage = codePage;
  }

  #plain(text: string): string {
    return plainText(text, this.#codePage);
  }

  #lines(text: string, letters: number): string[] {
    return wrapped(this.#plain(text), letters);
  }

  rule(): this {
    this.rows.push({ spans: [{ text: '-'.repeat(this.columns), ...normal }] });
    return this;
  }

  text(text: string, size: Size = normal, { indent = 0, bold = false, centred = false } = {}): this {
    const letters = Math.floor((this.columns - indent) / size.width);
    for (const line of this.#lines(text, letters)) {
      const before = indent + (centred ? Math.floor((this.columns - indent - line.length * size.width) / 2) : 0);
      this.rows.push({ spans: [blank(before), { text: line, bold, ...size }].filter(shown) });
    }
    return this;
  }

  /** Two texts at the two edges; below one another where there is no room for both. */
  pair(left: string, right: string, size: Size = normal, bold = false): this {
    const start = this.#plain(left);
    const end = this.#plain(right);
    const free = this.columns - (start.length + end.length) * size.width;
    if (start && free < size.width) return this.text(start, size, { bold }).pair('', end, size, bold);
    if (free < 0) return this.text(end, size, { bold });
    this.rows.push({
      spans: [{ text: start, bold, ...size }, blank(free), { text: end, bold, ...size }].filter(shown),
    });
    return this;
  }

  /** White on black across the whole paper; what is huge and does not fit on a line is large. */
  banner(text: string, asked: Size): this {
    const size = asked === huge && text.length * huge.width > this.columns ? large : asked;
    const letters = Math.floor(this.columns / size.width);
    for (const line of this.#lines(text, letters)) {
      const before = Math.floor((letters - line.length) / 2);
      const filled = `${' '.repeat(before)}${line}`.padEnd(letters);
      this.rows.push({ spans: [{ text: filled, bold: true, inverted: true, ...size }], tight: true });
    }
    return this;
  }

  /** A frame around the text, as wide as it needs to be or as the paper is. */
  boxed(text: string, size: Size, { indent = 0, across = false } = {}): this {
    const room = Math.floor((this.columns - indent) / size.width) - 4;
    const lines = this.#lines(text, room);
    const inner = across ? room : Math.max(...lines.map(({ length }) => length));
    const centred = (line: string) => `${' '.repeat(Math.floor((inner - line.length) / 2))}${line}`.padEnd(inner);
    const edge = '─'.repeat(inner + 2);
    const framed = [
      `┌${edge}┐`,
      ...lines.map((line) => `│ ${across ? centred(line) : line.padEnd(inner)} │`),
      `└${edge}┘`,
    ];
    for (const [at, line] of framed.entries()) {
      const edges = { ...size, height: at === 0 || at === framed.length - 1 ? 1 : size.height };
      this.rows.push({ spans: [blank(indent), { text: line, bold: true, ...edges }].filter(shown), tight: true });
    }
    return this;
  }

  /** A number in front of words that keep their own edge when they wrap. */
  numbered(number: string, text: string, size: Size, { inverted = false } = {}): this {
    const before = Math.max(3, number.length + 1);
    const letters = Math.floor(this.columns / size.width);
    for (const [at, line] of this.#lines(text, letters - before).entries()) {
      const filled = `${(at === 0 ? number : '').padEnd(before)}${line}`;
      const written = inverted ? filled.padEnd(letters) : filled;
      this.rows.push({ spans: [{ text: written, bold: true, inverted, ...size }], tight: inverted });
    }
    return this;
  }

  row(spans: Span[]): this {
    this.rows.push({ spans: spans.filter(shown) });
    return this;
  }
}

export const blank = (columns: number): Span => ({ text: ' '.repeat(Math.max(0, columns)), ...normal });
const shown = ({ text }: Span) => text !== '';
