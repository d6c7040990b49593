import { isAlike } from '#features/menu/finding/alike.ts';
import { folded } from '#lib/folded.ts';

/** In the sequence in which they stand while nothing is typed. */
export const kinds = ['deeds', 'pages', 'tables', 'orders', 'dishes', 'reservations'] as const;
export type Kind = (typeof kinds)[number];

export interface Findable {
  kind: Kind;
  label: string;
  /** Whatever else it answers to, in each of the languages. */
  said: readonly string[];
}

const words = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const isNumber = (text: string) => /^\d+$/.test(text);

type Match = (word: string) => number;
const spelled =
  (typed: string): Match =>
  (word) => {
    if (word === typed) return 4;
    if (word.startsWith(typed)) return 3;
    // A number is known by how it begins; '2' is not table 12. A phone's last figures are.
    return typed.length > (isNumber(typed) ? 3 : 2) && word.includes(typed) ? 1 : 0;
  };
const misspelled =
  (typed: string): Match =>
  (word) =>
    isNumber(typed) ? 0 : Number(isAlike(typed, word));

export interface Group<Entry> {
  kind: Kind;
  items: Entry[];
}

const mostOfAKind = 6;

/** What answers to every word that was typed, the best kind first. Slips of the finger are forgiven in words that nothing is spelled like. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): Group<Entry>[] {
  const indexed = entries.map((entry) => ({ entry, own: words(entry.label), said: words(entry.said.join(' ')) }));
  const worth = ({ own, said }: { own: string[]; said: string[] }, match: Match) =>
    Math.max(0, ...own.map((word) => match(word) * 2), ...said.map(match));
  const matches = words(typed).map((word) => {
    const exact = spelled(word);
    return indexed.some((each) => worth(each, exact) > 0) ? exact : misspelled(word);
  });
  const found = indexed
    .map((each) => ({ ...each, worths: matches.map((match) => worth(each, match)) }))
    .filter(({ worths }) => worths.every((each) => each > 0))
    .map(({ entry, worths }) => ({ entry, worth: worths.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.worth - a.worth);
  const groups = kinds.flatMap((kind) => {
    const items = found.filter(({ entry }) => entry.kind === kind);
    const shown = matches.length > 0 ? items.slice(0, mostOfAKind) : items;
    return shown[0] ? [{ kind, best: shown[0].worth, items: shown.map(({ entry }) => entry) }] : [];
  });
  if (matches.length > 0) groups.sort((a, b) => b.best - a.best);
  return groups.map(({ kind, items }) => ({ kind, items }));
}
