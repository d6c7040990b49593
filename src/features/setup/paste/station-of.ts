import { folded } from '#lib/folded.ts';

/** Where the dishes of a category are most likely made, and how long that takes; its owner may say otherwise afterwards. */
const likely: [words: RegExp, name: string, minutes: number][] = [
  [/bebid|drink|cervej|chope|vinho|suco|refri|coquet|caipir|dose|cafe|cha\b|agua/, 'Bar', 5],
  [/brasa|churrasc|grelh|espet|parrill/, 'Churrasqueira', 25],
  [/pizza|forno|esfih|calzone/, 'Forno', 20],
  [/sushi|sashimi|temak|niguir|uramaki/, 'Sushi bar', 15],
];

export function stationOf(category: string): { name: string; minutes: number } {
  const found = likely.find(([words]) => words.test(folded(category)));
  return found ? { name: found[1], minutes: found[2] } : { name: 'Cozinha', minutes: 15 };
}
