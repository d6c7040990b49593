import { desserts } from './dishes-desserts.ts';
import { drinks } from './dishes-drinks.ts';
import { mains } from './dishes-mains.ts';
import { pastaAndSides } from './dishes-sides.ts';
import { starters } from './dishes-starters.ts';
import { Sketch } from './sketch.ts';

export { drawCover } from './cover.ts';

const dishes: Record<string, (sketch: Sketch) => void> = {
  ...starters,
  ...mains,
  ...pastaAndSides,
  ...desserts,
  ...drinks,
};

export const pictureKeys: readonly string[] = Object.keys(dishes);

/** The drawing of one dish: a complete SVG, 800 by 600, the dish in the middle square. */
export function drawDish(key: string): string {
  const draw = dishes[key];
  if (!draw) throw new Error(`No drawing for the picture ${key}`);
  const sketch = new Sketch(key);
  draw(sketch);
  return sketch.toString();
}
