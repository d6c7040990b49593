import { folded } from '#lib/folded.ts';
import type { allergens } from './values.ts';

export type Allergen = (typeof allergens)[number];

/**
 * The words with which guests name what the menu marks, in Portuguese and in English, without accents. The menu has no mark for peanuts:
 * who marks a dish of them ticks what is nearest. Milk and lactose are two marks of one thing.
 */
const named: readonly [words: RegExp, marks: readonly Allergen[]][] = [
  [/\b(?:camar(?:ao|oes)|lagost\w*|siris?|caranguejos?|pitus?|crustace\w*|mariscos?|frutos? do mar)\b/, ['crustaceos']],
  [/\b(?:shrimps?|prawns?|lobsters?|crabs?|crayfish|crustacean\w*|shellfish|seafood)\b/, ['crustaceos']],
  [/\b(?:lactos\w*|leites?|queijos?|requeij\w*|manteigas?|laticinios?|iogurtes?|caseinas?)\b/, ['leite', 'lactose']],
  [/\b(?:milk|dairy|cheeses?|butter|yogh?urts?|casein|whey)\b/, ['leite', 'lactose']],
  [/\b(?:amendo(?:im|ins)|peanuts?)\b/, ['nozes', 'amendoas']],
  [/\b(?:castanhas?|noz|nozes|avelas?|pistaches?|nuts?|cashews?|walnuts?|hazelnuts?)\b/, ['nozes', 'amendoas']],
  [/\b(?:amendoas?|almonds?)\b/, ['amendoas']],
  [/\b(?:ovos?|eggs?)\b/, ['ovo']],
  [/\b(?:trigo|gluten|celiac\w*|coeliac\w*|wheat|centeio|cevada|barley|rye)\b/, ['gluten']],
  [/\b(?:peixes?|fish|salmao|salmon|atum|tuna|bacalhau|tilapias?|sardinhas?|seafood)\b/, ['peixe']],
  [/\b(?:sojas?|soya?|soybeans?|tofu|shoyu)\b/, ['soja']],
  [/\b(?:corantes?|colou?rings?|dyes?)\b/, ['corantes']],
  [/\b(?:acucar|sugar)\b/, ['acucar']],
];

/** The marks of all that a text names. */
export const allergensNamedIn = (text: string): Allergen[] =>
  named.filter(([words]) => words.test(folded(text))).flatMap(([, marks]) => marks);
