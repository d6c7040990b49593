import { hasWords } from '#lib/folded.ts';

/** What is being typed: the words since the last comma, colon or line, and how many of it. */
export interface LookedFor {
  words: string;
  quantity: number;
  /** Where in the text it begins. */
  start: number;
}

export function lookedFor(text: string): LookedFor {
  const start = Math.max(...[',', ';', ':', '\n'].map((sign) => text.lastIndexOf(sign))) + 1;
  const [, count = '', words = ''] = /^\s*(\d{1,2}(?=\s*x?\s))?\s*(?:x\s)?(.*)$/is.exec(text.slice(start)) ?? [];
  return { words: words.trim(), quantity: Number(count) || 1, start };
}

/** The text without what was looked for and has been picked. */
export const withoutLookedFor = (text: string): string => text.slice(0, lookedFor(text).start).replace(/[\s,;:]+$/, '');

/**
 * As many of the words as still find something: what is said of a dish is in no name. '' where nothing is found.
 * @param names of all that can be ordered
 */
export function findingWords(names: readonly string[], words: string): string {
  const each = words.split(/\s+/).filter(Boolean);
  for (let count = each.length; count > 0; count -= 1) {
    const some = each.slice(0, count).join(' ');
    if (some.length > 1 && names.some((name) => hasWords(name, some))) return some;
  }
  return '';
}
