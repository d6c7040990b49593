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

/** The same list where all that was kept stays so. */
export function withoutOver<Card extends { id: string }>(
  places: readonly Place<Card>[],
  now: number,
  held: string | null,
): readonly Place<Card>[] {
  const over = ({ card, until }: Place<Card>) => until !== null && until <= now && card.id !== held;
  return places.some(over) ? places.filter((place) => !over(place)) : places;
}
