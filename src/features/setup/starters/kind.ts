import type { StartingMenu } from '../../menu/starting/take-menu.ts';

type Dish = StartingMenu['categories'][number]['dishes'][number];
type Marks = Partial<Pick<Dish, 'tags' | 'allergens' | 'groups'>>;

/** A dish in one line; prices are in cents, as everywhere. */
export const dish = (name: string, priceCents: number, minutes: number, description = '', marks: Marks = {}): Dish => ({
  name,
  priceCents,
  minutes,
  description,
  tags: [],
  allergens: [],
  groups: [],
  ...marks,
});

type Offered = string | [name: string, priceDeltaCents: number];

/** What is asked with a dish. */
export const group = (name: string, [min, max]: [number, number], ...offered: Offered[]) => ({
  name,
  min,
  max,
  options: offered.map((each) =>
    typeof each === 'string' ? { name: each, priceDeltaCents: 0 } : { name: each[0], priceDeltaCents: each[1] },
  ),
});

/** One of them, always. */
export const one: [number, number] = [1, 1];
/** As many as one likes, up to so many. */
export const upTo = (max: number): [number, number] => [0, max];
