/** Where a card stands in its column. */
export interface Place<Card> {
  card: Card;
  /** It has left, and its place stays as it was until then: nothing slides under a finger. */
  until: number | null;
}

/** A column's places: its cards as they stand now, and between them the places of those that have left it a moment ago. */
export function placesAfter<Card extends { id: string }>(
  before: readonly Place<Card>[],
  cards: readonly Card[],
  until: number,
): Place<Card>[] {
  const places = cards.map((card): Place<Card> => ({ card, until: null }));
  let next = 0;
  for (const place of before) {
    const here = places.findIndex(({ card }) => card.id === place.card.id);
    if (here === -1) places.splice(next, 0, place.until === null ? { ...place, until } : place);
    next = here === -1 ? next + 1 : here + 1;
  }
  return places;
}

/** The cards in the sequence in which they stood: what has become more urgent moves only when nobody points at the column. */
export function inPlace<Card extends { id: string }>(stood: readonly Card[], cards: readonly Card[]): Card[] {
  const now = new Map(cards.map((card) => [card.id, card]));
  const staying = stood.flatMap(({ id }) => now.get(id) ?? []);
  const known = new Set(staying.map(({ id }) => id));
  const placed = [...staying];
  for (const [at, card] of cards.entries()) {
    if (known.has(card.id)) continue;
    const before = at === 0 ? -1 : placed.findIndex(({ id }) => id === cards[at - 1]?.id);
    placed.splice(before + 1, 0, card);
  }
  return placed;
}

/** The same list where all that was kept stays so. */
export function withoutOver<Card extends { id: string }>(
  places: readonly Place<Card>[],
  now: number,
  held: string | null,
): readonly Place<Card>[] {
  const over = ({ card, until }: Place<Card>) => until !== null && until <= now && card.id !== held;
  return places.some(over) ? places.filter((place) => !over(place)) : places;
}
