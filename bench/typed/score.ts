import {
  type ComandaMenu,
  type Reading,
  readComanda,
  type Span,
} from '../../src/features/orders/typed/read-comanda.ts';
import { folded } from '../../src/lib/folded.ts';
import type { Corpus, Sentence } from './corpus.ts';

export interface Miss {
  text: string;
  wanted: string[];
  got: string[];
  silent: boolean;
}

export interface Score {
  sentences: number;
  exact: number;
  /** Understood otherwise than it was meant, and nothing says so. */
  wrongSilently: number;
  misses: Miss[];
}

export function score({ menu, sentences }: Corpus): Score {
  const misses = sentences.flatMap((sentence) => missOf(menu, sentence) ?? []);
  const wrongSilently = misses.filter(({ silent }) => silent).length;
  return { sentences: sentences.length, exact: sentences.length - misses.length, wrongSilently, misses };
}

const isMark = (told: string) => /^[?!]/.test(told);

function missOf(menu: ComandaMenu, { text, wanted }: Sentence): Miss | null {
  const got = tell(menu, text, readComanda(menu, text));
  const comparable = (all: string[]) => all.map((each) => unordered(folded(each).replace(/\s+/g, ' '))).sort();
  const wants = comparable(wanted);
  const gets = comparable(got);
  if (wants.join('\n') === gets.join('\n')) return null;
  // A mark that was not awaited tells the waiter to look; the awaited ones alone tell of something else.
  const marked = gets.some((told) => isMark(told) && !wants.includes(told));
  return { text, wanted, got, silent: !marked };
}

/** Options are told in the menu's order, and meant in any. */
const unordered = (told: string) =>
  told.replace(/\[(.*)\]/, (_, options: string) => `[${options.split('; ').sort().join('; ')}]`);

/** A reading in the words of a corpus: '= 2 Coca [Sem gelo] // bem gelada', '= 1 Pudim (held)', '? words or group', '! words', '@ table'. */
export function tell(menu: ComandaMenu, text: string, reading: Reading): string[] {
  const options = new Map(
    menu.optionGroups.flatMap((group) => group.options.map(({ id, name }) => [id, name] as const)),
  );
  const products = new Map(menu.categories.flatMap((category) => category.products.map(({ id, name }) => [id, name])));
  const groups = new Map(menu.optionGroups.map(({ id, name }) => [id, name]));
  const words = (spans: readonly Span[]) => spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  const whole = (spans: readonly Span[]) => text.slice(spans[0]?.start, spans.at(-1)?.end);
  return [
    ...(reading.table === null ? [] : [`@ ${reading.table}`]),
    ...reading.lines.map(({ productId, quantity, optionIds, notes, hold }) => {
      const chosen = optionIds.length > 0 ? ` [${optionIds.map((id) => options.get(id)).join('; ')}]` : '';
      return `= ${quantity} ${products.get(productId)}${chosen}${notes ? ` // ${notes}` : ''}${hold ? ' (held)' : ''}`;
    }),
    ...reading.asked.map(({ groupId, spans }) => `? ${groupId === null ? whole(spans) : groups.get(groupId)}`),
    ...reading.unread.map((span) => `! ${words([span])}`),
  ];
}
