import { m } from '#generated/messages/messages.js';
import { folded } from '#lib/folded.ts';
import { type Allergen, allergensNamedIn } from '../../../../menu/allergen-words.ts';
import type { Option, Product } from '../../../../menu/contract.ts';
import { avoidedBy } from '../../../../menu/finding/filters.ts';
import type { Wanted } from '../../../../menu/finding/wanted.ts';
import { allergenNames } from '../../../../menu/web/diner/allergens-text.ts';

/** What guests avoid: what a menu marks, and meat, which it has no mark for. */
export type Avoided = Allergen | 'meat';

export const avoidedNames: Record<Avoided, () => string> = { ...allergenNames, meat: m['diner.meat'] };

/** All that a guest with these filters does not want in an option. */
export function avoidedInOptions(wanted: Pick<Wanted, 'diets' | 'without'>): ReadonlySet<Avoided> {
  const avoided = avoidedBy(wanted);
  const plants = wanted.diets.some((diet) => diet !== 'sem_gluten');
  return plants ? new Set<Avoided>(['meat', ...avoided]) : avoided;
}

/** What is made of something that guests avoid and does not name it, in Portuguese and in English, without accents. */
const madeOf: readonly [words: RegExp, marks: readonly Avoided[]][] = [
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
  [/\b(?:pacocas?|pralines?|granola|pesto|satay)\b/, ['amendoim', 'nozes', 'amendoas']],
  [/\b(?:anchovas?|aliche|pescadas?|anchov(?:y|ies)|hake)\b/, ['peixe']],
  [/\b(?:condensado|condensed|pacocas?|brigadeiros?|caldas?|caramelo|geleias?|sorvetes?|ice cream)\b/, ['acucar']],
  [
    /\b(?:carnes?|frangos?|galinha|peru|porco|suin[oa]s?|bacon|presunto|linguicas?|calabresa|salames?|salsichas?)\b/,
    ['meat'],
  ],
  [
    /\b(?:costelas?|costelinhas?|picanha|mignon|alcatra|fraldinha|cupim|cordeiro|carneiro|cabrito|bode|pato)\b/,
    ['meat'],
  ],
  [/\b(?:charque|jaba|torresmos?|pernil|lombo|mortadela|pepperoni|maminha|hamburguer(?:es)?|almondegas?)\b/, ['meat']],
  [
    /\b(?:meat(?:balls?)?|chicken|beef|pork|ham|sausages?|turkey|lamb|goat|steaks?|duck|ribs?|burgers?|jerky)\b/,
    ['meat'],
  ],
];
/** 'Hambúrguer de grão-de-bico' is made of none. */
const ofPlants =
  /\b(?:vegetal|vegetais|vegan[oa]s?|vegetarian[oa]s?|veggie|soja|jaca|grao|cogumelos?|plant|chickpeas?|jackfruit|mushrooms?)\b/;
/** 'Sem queijo' takes it away. */
const takenAway = /^(?:sem|no|without) [\w-]+/;

/** What dishes declare, by their names in both languages: an option may be called like one of them. */
export type Declared = ReadonlyMap<string, readonly Allergen[]>;

export const declaredByName = (dishes: Iterable<Pick<Product, 'name' | 'inPortuguese' | 'allergens'>>): Declared =>
  new Map(
    [...dishes].flatMap(({ name, inPortuguese, allergens }) =>
      [name, inPortuguese ?? name].map((text) => [folded(text), allergens] as const),
    ),
  );

/** What of that which a guest avoids an option declares. */
export const containedIn = ({ allergens = [] }: Pick<Option, 'allergens'>, avoided: ReadonlySet<Avoided>): Avoided[] =>
  withoutTwins(allergens.filter((each) => avoided.has(each)));

/** What of that which a guest avoids may be in an option, by its names, where the house has not declared it. */
export function mayContain(
  { name, inPortuguese, allergens = [] }: Pick<Option, 'name' | 'inPortuguese' | 'allergens'>,
  avoided: ReadonlySet<Avoided>,
  declared: Declared,
): Avoided[] {
  if (avoided.size === 0) return [];
  const named = [name, inPortuguese ?? name].map(folded).flatMap((text) => {
    const said = text.replace(takenAway, '');
    const marks = madeOf.flatMap(([words, marks]) => (words.test(said) ? marks : []));
    const made = ofPlants.test(said) ? marks.filter((mark) => mark !== 'meat') : marks;
    return [...allergensNamedIn(said), ...made, ...(declared.get(text) ?? [])];
  });
  const known = avoidedTogether(allergens);
  return withoutTwins([...avoided].filter((mark) => named.includes(mark) && !known.has(mark)));
}

/** What declares milk has said it of lactose. */
const avoidedTogether = (marks: readonly Allergen[]): ReadonlySet<Avoided> =>
  avoidedBy({ diets: [], without: marks }) as ReadonlySet<Avoided>;

/** Milk says it for lactose as well. */
export const withoutTwins = <Mark extends Avoided>(marks: readonly Mark[]): Mark[] =>
  marks.filter((mark) => mark !== 'lactose' || !marks.some((other) => other === 'leite'));
