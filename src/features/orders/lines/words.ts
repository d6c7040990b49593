import { type LineText, lineTexts } from '../values.ts';

export type LineWords = Record<LineText, string>;

/** A line where each of its words is told by name, as on phones, which load no list for it: no line at all when there are more of them. */
export type Telling<Line extends LineWords, Told extends LineText> = [LineText] extends [Told] ? Line : never;

/** What is asked of a line in words, each apart. Whoever tells a line tells all of them. */
export function wordsOf(line: LineWords): string[] {
  return lineTexts.map((field) => line[field]).filter(Boolean);
}

/** The same as one text. */
export function noteOf(line: LineWords): string {
  return wordsOf(line).join(' · ');
}
