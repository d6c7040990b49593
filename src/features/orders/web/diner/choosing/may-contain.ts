import { folded } from '#lib/folded.ts';
import { type Allergen, allergensNamedIn } from '../../../../menu/allergen-words.ts';
import type { Option } from '../../../../menu/contract.ts';

/** What is made of something that guests avoid and does not name it, in Portuguese and in English, without accents. */
const madeOf: readonly [words: RegExp, marks: readonly Allergen[]][] = [
  [
    /\b(?:cremes?|catupiry|mu[cs]s?arela|mozzarella|burrata|parmesao|ricota|coalho|cheddar|gorgonzola)\b/,
    ['leite', 'lactose'],
  ],
  [
    /\b(?:sorvetes?|chantilly|nata|brigadeiros?|pures?|purees?|ice cream|cream|parmesan|ricotta|mash)\b/,
    ['leite', 'lactose'],
  ],
  [/\b(?:pao|paes|empanad[ao]s?|milanesa|massas?|macarrao|torradas?|croutons?|biscoitos?|bolos?)\b/, ['gluten']],
  [/\b(?:bread(?:ed)?|pasta|noodles?|toasts?|cookies?|cakes?|granola|panko|cervejas?|beer|shoyu)\b/, ['gluten']],
  [/\b(?:maioneses?|aioli|gemas?|omeletes?|empanad[ao]s?|milanesa|merengues?|mayo(?:nnaise)?|breaded)\b/, ['ovo']],
  [/\b(?:pacocas?|pralines?|granola|pesto)\b/, ['nozes', 'amendoas']],
  [/\b(?:anchovas?|aliche|pescadas?|anchov(?:y|ies)|hake)\b/, ['peixe']],
  [/\b(?:condensado|condensed|pacocas?|brigadeiros?|caldas?|caramelo|geleias?|sorvetes?|ice cream)\b/, ['acucar']],
];
/** 'Sem queijo' takes it away. */
const takenAway = /^(?:sem|no|without) [\w-]+/;

/** What of that which a guest avoids may be in an option, by its names: options declare no allergens. */
export function mayContain({ name, inPortuguese = '' }: Option, avoided: ReadonlySet<Allergen>): Allergen[] {
  const named = [name, inPortuguese].flatMap((text) => {
    const said = folded(text).replace(takenAway, '');
    return [...allergensNamedIn(said), ...madeOf.flatMap(([words, marks]) => (words.test(said) ? marks : []))];
  });
  const found = [...avoided].filter((allergen) => named.includes(allergen));
  // Milk says it for both.
  return found.filter((allergen) => allergen !== 'lactose' || !found.includes('leite'));
}
