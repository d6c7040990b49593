import { folded } from '#lib/folded.ts';
import type { Kitchen } from '../values.ts';

/** What a house calls itself first: a pizzeria with a bar is a pizzeria. */
const words: Record<Kitchen, RegExp> = {
  pizzaria: /pizz|forneria/,
  japones: /japon|sushi|temak|izakaya|nippon|lamen|ramen/,
  churrascaria: /churrasc|grill|brasa|parrilla|espeto|costel/,
  cafe: /\bcafe|coffee|padaria|confeitaria|cafeteria|bakery/,
  marmitaria: /marmit|quentinha|self.?service|por quilo|caseira|prato feito/,
  boteco: /botec|botequim|\bbar\b|petisc|choper|\bpub\b/,
};

const kitchens = Object.keys(words) as Kitchen[];

/** The kitchen that a restaurant's own words name, its name before what it says of itself; null where they name none. */
export function guessKitchen(...texts: string[]): Kitchen | null {
  for (const text of texts) {
    const found = kitchens.find((kitchen) => words[kitchen].test(folded(text)));
    if (found) return found;
  }
  return null;
}
